import { expect, test } from 'vitest';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { type FeedbackEvent, feedbackStream, feedbackStreamIdOf } from './feedback.events.ts';
import { mailAboutFeedback } from './feedback-mails.policy.ts';
import { feedbackMailSchema, feedbackMessagesOf } from './feedback-mails.ts';

const FAMILY = 'f'.repeat(32);
const STAFF = 's'.repeat(32);
const FEEDBACK = '1'.repeat(32);

const ABOUT = { feedbackId: FEEDBACK };

const PUBLISHED: FeedbackEvent = {
  type: 'FeedbackApproved',
  data: {
    ...ABOUT,
    firstName: 'Ana',
    place: 'Durham, NC',
    title: 'PLANTED title',
    words: 'PLANTED words',
  },
};

const RETURNED: FeedbackEvent = {
  type: 'FeedbackReturned',
  data: { ...ABOUT, question: 'PLANTED question' },
};

const stored = (event: FeedbackEvent): StoredEvent => ({
  id: 'event-1',
  streamId: feedbackStream.nameOf(feedbackStreamIdOf(FAMILY, FEEDBACK)),
  type: event.type,
  data: event.data,
  metadata: {
    $correlationId: 'c',
    $causationId: 'c',
    userId: FAMILY,
    actor: STAFF,
    sessionId: null,
    state: null,
    occurredAt: '2026-11-01T09:00:00.000Z',
    schemaVersion: 1,
  },
  position: { commit: 1n },
});

const mailedAfter = (event: FeedbackEvent) =>
  mailAboutFeedback
    .open(FAMILY, null)
    .after(stored(event))
    .consequences.flatMap((consequence) =>
      'mail' in consequence ? [feedbackMailSchema.parse(consequence.mail)] : [],
    );

test.each<[FeedbackEvent, object]>([
  [PUBLISHED, { kind: 'story-published', details: ABOUT }],
  [RETURNED, { kind: 'feedback-returned', details: ABOUT }],
  [
    { type: 'FeedbackDeclined', data: { ...ABOUT, declineReason: 'names-others' } },
    { kind: 'feedback-declined', details: { ...ABOUT, reason: 'names-others' } },
  ],
  [
    { type: 'StoryUnpublished', data: ABOUT },
    { kind: 'story-unpublished', details: ABOUT },
  ],
])('$type is told to the family', (event, mail) => {
  expect(mailedAfter(event)).toEqual([mail]);
});

test('the mail goes to the family, whoever of staff answered', () => {
  expect(mailAboutFeedback.keyOf(stored(PUBLISHED))).toBe(FAMILY);
});

test.each<FeedbackEvent['type']>([
  'FeedbackSubmitted',
  'FeedbackRevised',
  'FeedbackRead',
  'StoryWithdrawn',
])('%s needs no mail', (type) => {
  expect(mailAboutFeedback.types).not.toContain(type);
});

test.each([PUBLISHED, RETURNED])('the mail after $type repeats no words', (event) => {
  const [mail] = mailedAfter(event);
  if (mail === undefined) throw new Error('The family gets a mail.');
  expect(JSON.stringify(feedbackMessagesOf(mail))).not.toContain('PLANTED');
});
