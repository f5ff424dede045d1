import { describe, expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { given } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import type { SendFeedback } from './feedback.contract.ts';
import { type FeedbackCommand, feedbackDecider } from './feedback.decider.ts';
import type { FeedbackEvent } from './feedback.events.ts';

const feedbackId = 'f1';

const fields: SendFeedback = {
  name: 'Ana Alvarez',
  email: 'ana@example.org',
  feedbackType: 'success_story',
  rating: 5,
  title: 'He asks for his song',
  message: 'After six months of speech therapy, he asks for his favorite song himself.',
  childAge: 5,
  location: 'Durham, NC',
  isPublic: true,
};

const CALM = { language: 'en', crisis: null, lexiconVersion: null } as const;

const submit: FeedbackCommand = { command: 'submit', feedbackId, fields, ...CALM };
const revise: FeedbackCommand = { ...submit, command: 'revise' };
const withdraw: FeedbackCommand = { command: 'withdraw', feedbackId };
const unpublish: FeedbackCommand = { command: 'unpublish', feedbackId };
const publish = {
  command: 'publish',
  feedbackId,
  seen: 1,
  place: 'Durham, NC',
  title: fields.title,
  words: 'He asks for his favorite song.',
} as const;
const ask = { command: 'return', feedbackId, seen: 1, question: 'Which therapy?' } as const;
const decline = { command: 'decline', feedbackId, seen: 1, reason: 'advertising' } as const;
const markRead = { command: 'mark-read', feedbackId, seen: 1 } as const;

const submitted = (changes: Partial<SendFeedback> = {}): FeedbackEvent => ({
  type: 'FeedbackSubmitted',
  data: { feedbackId, ...fields, ...CALM, ...changes },
});
const revised: FeedbackEvent = {
  type: 'FeedbackRevised',
  data: { feedbackId, ...fields, ...CALM },
};
const returned: FeedbackEvent = {
  type: 'FeedbackReturned',
  data: { feedbackId, question: ask.question },
};
const published: FeedbackEvent = {
  type: 'FeedbackApproved',
  data: {
    feedbackId,
    firstName: 'Ana',
    place: publish.place,
    title: publish.title,
    words: publish.words,
  },
};
const declined: FeedbackEvent = {
  type: 'FeedbackDeclined',
  data: { feedbackId, declineReason: 'advertising' },
};
const read: FeedbackEvent = { type: 'FeedbackRead', data: { feedbackId } };
const unpublished: FeedbackEvent = { type: 'StoryUnpublished', data: { feedbackId } };
const withdrawn: FeedbackEvent = { type: 'StoryWithdrawn', data: { feedbackId } };

const decided = (command: FeedbackCommand, ...history: readonly FeedbackEvent[]) =>
  given(feedbackDecider, history).when(command);

describe('a family', () => {
  test('sends feedback once', () => {
    expect(decided(submit)).toEqual([submitted()]);
    expect(decided(submit, submitted())).toEqual([]);
  });

  test('tells age and place in success stories alone', () => {
    const testimonial = { ...fields, feedbackType: 'testimonial' } as const;
    expect(decided({ ...submit, fields: testimonial })).toEqual([
      submitted({ ...testimonial, childAge: null, location: null }),
    ]);
  });

  test('changes what waits, or was returned with a question', () => {
    expect(decided(revise, submitted())).toEqual([revised]);
    expect(decided(revise, submitted(), returned)).toEqual([revised]);
    expect(decided(revise)).toEqual(reject('UnknownFeedback'));
    for (const end of [read, declined, published, withdrawn])
      expect(decided(revise, submitted(), end)).toEqual(reject('FeedbackClosed'));
  });

  test('takes it back at any time, once', () => {
    for (const before of [returned, read, declined, published, unpublished])
      expect(decided(withdraw, submitted(), before)).toEqual([withdrawn]);
    expect(decided(withdraw, submitted(), withdrawn)).toEqual([]);
    expect(decided(withdraw)).toEqual(reject('UnknownFeedback'));
  });
});

describe('staff', () => {
  test('publish a story by its first name, once', () => {
    expect(decided(publish, submitted())).toEqual([published]);
    expect(decided(publish, submitted(), published)).toEqual([]);
  });

  test('publish nothing that the family did not agree to', () => {
    expect(decided(publish, submitted({ isPublic: false }))).toEqual(reject('FeedbackNotPublic'));
  });

  test.each([
    { words: 'He sings his favorite song.' },
    { title: 'She asks for his song' },
    { place: 'Raleigh, NC' },
  ])('publish no other words than those of the family: %o', (other) => {
    expect(decided({ ...publish, ...other }, submitted())).toEqual(reject('StoryWordsAdded'));
  });

  test.each([
    'Call (919) 555-0134.',
    'Our son Liam Johnson sings.',
    'Then Liam Alvarez sang.',
    'We live at 12 Oak Street.',
  ])('publish no private details: %o', (message) => {
    expect(decided({ ...publish, words: message }, submitted({ message }))).toEqual(
      reject('StoryTellsDetails'),
    );
  });

  test('leave out the place', () => {
    expect(decided({ ...publish, place: null }, submitted())).toMatchObject([
      { data: { place: null } },
    ]);
  });

  test('ask, decline and mark as read, each once', () => {
    for (const [command, event] of [
      [ask, returned],
      [decline, declined],
      [markRead, read],
    ] as const) {
      expect(decided(command, submitted())).toEqual([event]);
      expect(decided(command, submitted(), event)).toEqual([]);
    }
  });

  test.each([publish, ask, decline, markRead])(
    'decide about what they have seen: $command',
    (command) => {
      expect(decided(command)).toEqual(reject('UnknownFeedback'));
      expect(decided(command, submitted(), revised)).toEqual(reject('FeedbackMovedOn'));
      expect(decided(command, submitted(), withdrawn)).toEqual(reject('FeedbackMovedOn'));
    },
  );

  test('take a published story off the page, once', () => {
    expect(decided(unpublish, submitted(), published)).toEqual([unpublished]);
    expect(decided(unpublish, submitted(), published, unpublished)).toEqual([]);
    expect(decided(unpublish, submitted())).toEqual([]);
  });
});

test('nothing is published of words that were shredded', () => {
  const shredded: FeedbackEvent = {
    type: 'FeedbackSubmitted',
    data: {
      feedbackId,
      ...fields,
      ...CALM,
      name: SHREDDED,
      title: SHREDDED,
      message: SHREDDED,
      location: SHREDDED,
    },
  };
  expect(decided(publish, shredded)).toEqual(reject('StoryWordsAdded'));
});
