import { expect, test } from 'vitest';
import type { EventMetadata } from '../kernel/event-metadata.ts';
import { type Given, givenRow } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import type { FeedbackEvent } from './feedback.events.ts';
import { feedbackView } from './feedback.view.ts';

const at = (minute: number): Partial<EventMetadata> => ({
  occurredAt: `2026-11-23T09:${String(minute).padStart(2, '0')}:00.000Z`,
});

const FIELDS = {
  feedbackType: 'success_story',
  rating: 5,
  isPublic: true,
  language: 'en',
  crisis: null,
  lexiconVersion: null,
  name: 'Ana Alvarez',
  email: 'ana@example.org',
  title: 'He asks for his song',
  message: 'After six months of speech therapy, he asks for his favorite song himself.',
  childAge: 5,
  location: 'Durham, NC',
} as const;

const sent = (
  feedbackId: string,
  minute: number,
  changes: Partial<Extract<FeedbackEvent, { type: 'FeedbackSubmitted' }>['data']> = {},
): Given<FeedbackEvent> => ({
  type: 'FeedbackSubmitted',
  data: { ...FIELDS, feedbackId, ...changes },
  metadata: at(minute),
});
const approved = (feedbackId: string, minute: number): Given<FeedbackEvent> => ({
  type: 'FeedbackApproved',
  data: {
    feedbackId,
    firstName: 'Ana',
    place: 'Durham, NC',
    title: FIELDS.title,
    words: 'He asks for his favorite song.',
  },
  metadata: at(minute),
});
const returned = (feedbackId: string, minute: number): Given<FeedbackEvent> => ({
  type: 'FeedbackReturned',
  data: { feedbackId, question: 'Which therapy?' },
  metadata: at(minute),
});
const withdrawn = (feedbackId: string, minute: number): Given<FeedbackEvent> => ({
  type: 'StoryWithdrawn',
  data: { feedbackId },
  metadata: at(minute),
});

const given = (...history: readonly Given<FeedbackEvent>[]) => givenRow(feedbackView, history);

test('each is kept, the oldest first, and the row says since when one waits', () => {
  const row = given(sent('a', 1)).when(sent('b', 2));
  expect(row.entries.map(({ id, status, revision }) => ({ id, status, revision }))).toEqual([
    { id: 'a', status: 'waiting', revision: 1 },
    { id: 'b', status: 'waiting', revision: 1 },
  ]);
  expect(row).toMatchObject({ waiting: `1 ${at(1).occurredAt}`, returned: null, published: null });
});

test('crisis words come first', () => {
  const row = given(sent('a', 1)).when(sent('b', 2, { crisis: 'self-harm', lexiconVersion: 1 }));
  expect(row.waiting).toBe(`0 ${at(2).occurredAt}`);
});

test('a question waits for the family, and its answer for staff', () => {
  expect(given(sent('a', 1)).when(returned('a', 2))).toMatchObject({
    entries: [{ status: 'returned', question: 'Which therapy?' }],
    waiting: null,
    returned: at(2).occurredAt,
  });
  const answered: Given<FeedbackEvent> = {
    type: 'FeedbackRevised',
    data: { ...FIELDS, feedbackId: 'a', rating: 4 },
    metadata: at(3),
  };
  expect(given(sent('a', 1), returned('a', 2)).when(answered)).toMatchObject({
    entries: [
      {
        status: 'waiting',
        question: null,
        rating: 4,
        revision: 2,
        submittedAt: at(1).occurredAt,
        changedAt: at(3).occurredAt,
      },
    ],
    waiting: `1 ${at(3).occurredAt}`,
    returned: null,
  });
});

test('a published story is kept as it is published, until it is taken back', () => {
  expect(given(sent('a', 1)).when(approved('a', 2))).toMatchObject({
    entries: [
      {
        status: 'published',
        published: { firstName: 'Ana', words: 'He asks for his favorite song.' },
      },
    ],
    published: at(2).occurredAt,
  });
  expect(given(sent('a', 1), approved('a', 2)).when(withdrawn('a', 3))).toMatchObject({
    entries: [{ status: 'withdrawn', published: null }],
    published: null,
  });
});

test('what was taken back is not published by an older decision', () => {
  const row = given(sent('a', 1), withdrawn('a', 2)).when(approved('a', 3));
  expect(row).toMatchObject({ entries: [{ status: 'withdrawn', published: null }] });
});

test('shredded fields read as absent', () => {
  const { name, email, title, message, childAge, location } = Object.fromEntries(
    ['name', 'email', 'title', 'message', 'childAge', 'location'].map((f) => [f, SHREDDED]),
  );
  const shredded = sent('a', 1, Object({ name, email, title, message, childAge, location }));
  expect(given().when(shredded).entries).toMatchObject([
    { name: '', email: '', title: '', message: '', childAge: null, location: null },
  ]);
});

test('an event of feedback that the row does not know changes nothing', () => {
  expect(given().when(withdrawn('a', 1)).entries).toEqual([]);
});
