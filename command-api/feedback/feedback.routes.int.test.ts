import { createHash, randomUUID } from 'node:crypto';
import { FEEDBACK_PER_DAY } from '@hearthway/domain/feedback/feedback.constants.ts';
import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Credentials,
  type Family,
  startTestApi,
  type TestApi,
} from '../command-api.fixture.ts';
import { supportCalls } from '../staff/support.fixture.ts';

let api: TestApi;
const { hire } = supportCalls(() => api);
let staff: Awaited<ReturnType<typeof hire>>;

beforeAll(async () => {
  api = await startTestApi();
  staff = await hire();
});

afterAll(() => api.stop());

const STORY = {
  name: 'Ana Alvarez',
  email: 'ana@example.org',
  feedbackType: 'success_story',
  rating: 5,
  title: 'He asks for his song',
  message: 'After six months of speech therapy, he asks for his favorite song himself.',
  location: 'Durham, NC',
  isPublic: true,
};

interface Sent {
  readonly family: Family;
  readonly feedbackId: string;
}

interface Form {
  readonly key?: string;
  readonly body?: object;
}

const post = (family: Credentials, { key = randomUUID(), body = {} }: Form = {}) =>
  api.send({
    method: 'POST',
    url: '/api/feedback',
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
    body: { ...STORY, ...body },
    as: family,
  });

/** A family with feedback, which the service names after who sent it under which key. */
const sendFeedback = async (body = {}): Promise<Sent> => {
  const family = await api.signUp();
  const key = randomUUID();
  await post(family, { key, body });
  const identity = JSON.stringify([family.userId, 'POST /api/feedback', key]);
  const hash = createHash('sha256').update(identity).digest('hex');
  return { family, feedbackId: hash.slice(0, 32) };
};

const eventsOf = ({ family: { userId }, feedbackId }: Sent) =>
  api.stored(`feedback-${userId}-${feedbackId}`);
const typesOf = (sent: Sent) => eventsOf(sent).map(({ type }) => type);

const decide = ({ family: { userId }, feedbackId }: Sent, decision: string, body: object = {}) =>
  api.send({
    method: 'POST',
    url: `/api/staff/feedback/${userId}/${feedbackId}/${decision}`,
    body,
    as: staff,
  });

const look = (sent: Sent) => decide(sent, 'view', { shown: 'masked' });

const words = { place: 'Durham, NC', title: STORY.title, words: STORY.message };

describe('feedback of a family', () => {
  test('is stored with its words sealed, and told of a crisis', async () => {
    const sent = await sendFeedback({ message: 'I do not want to be alive anymore. Please help.' });
    const [event] = eventsOf(sent);
    expect(event).toMatchObject({ type: 'FeedbackSubmitted', data: { crisis: 'self-harm' } });
    expect(JSON.stringify(event?.data)).not.toMatch(/alive|Ana|Durham/);
  });

  test('that is sent twice under one key is one', async () => {
    const family = await api.signUp();
    const head = api.head();
    await post(family, { key: 'same' });
    await post(family, { key: 'same' });
    expect(api.head()).toBe(head + 1);
  });

  test('beyond that of a day is refused, with the time when it goes on', async () => {
    const family = await api.signUp();
    for (let sent = 0; sent < FEEDBACK_PER_DAY; sent += 1) await post(family);
    const { code, retryAfter } = await post(family);
    expect(code).toBe('TooManyTries');
    expect(retryAfter).toBeGreaterThan(0);
  });

  test('is changed and taken back by that family alone', async () => {
    const sent = await sendFeedback();
    const url = `/api/feedback/${sent.feedbackId}`;
    const other = await api.signUp();
    expect((await api.send({ method: 'DELETE', url, as: other })).code).toBe('UnknownFeedback');
    const taken = await api.send({ method: 'DELETE', url, as: sent.family });
    expect(taken.status).toBe(204);
    expect(typesOf(sent)).toEqual(['FeedbackSubmitted', 'StoryWithdrawn']);
  });

  test.each([
    ['name', { name: 'A' }],
    ['email', { email: 'ana@' }],
    ['rating', { rating: 6 }],
    ['title', { title: 'Song' }],
    ['title', { title: 'A line\nand another' }],
    ['message', { message: 'Too short' }],
    ['message', { message: 'x'.repeat(100_000) }],
    ['childAge', { childAge: 'five' }],
  ])('with a wrong %s is refused by the name of the field', async (field, body) => {
    const family = await api.signUp();
    const { status, fields } = await post(family, { body });
    expect([status, fields]).toEqual([400, [field]]);
  });
});

describe('staff', () => {
  test('decide after a look alone', async () => {
    const sent = await sendFeedback();
    const publish = () => decide(sent, 'publish', { seen: 1, ...words });
    expect((await publish()).code).toBe('GrantRequired');
    await look(sent);
    expect((await publish()).status).toBe(204);
    expect(typesOf(sent)).toEqual(['FeedbackSubmitted', 'FeedbackApproved']);
  });

  test('publish no private detail, and no word that the family did not write', async () => {
    const detail = `${STORY.message} Call me at 919-555-0134.`;
    const sent = await sendFeedback({ message: detail });
    await look(sent);
    const refused = await decide(sent, 'publish', { seen: 1, ...words, words: detail });
    expect(refused.code).toBe('StoryTellsDetails');
    const added = await decide(sent, 'publish', { seen: 1, ...words, words: 'It was a miracle.' });
    expect(added.code).toBe('StoryWordsAdded');
  });

  test('publish nothing that the family keeps to itself', async () => {
    const sent = await sendFeedback({ isPublic: false });
    await look(sent);
    const { code } = await decide(sent, 'publish', { seen: 1, ...words });
    expect(code).toBe('FeedbackNotPublic');
  });

  test('ask, and the answer is a new revision that they have to look at', async () => {
    const sent = await sendFeedback();
    await look(sent);
    await decide(sent, 'return', { seen: 1, question: 'May we leave out the town?' });
    await api.send({
      method: 'PUT',
      url: `/api/feedback/${sent.feedbackId}`,
      body: { ...STORY, location: '' },
      as: sent.family,
    });
    const stale = await decide(sent, 'decline', { seen: 1, reason: 'other' });
    expect(stale.code).toBe('FeedbackMovedOn');
    expect((await decide(sent, 'decline', { seen: 2, reason: 'other' })).status).toBe(204);
  });

  test('take a story off the page again', async () => {
    const sent = await sendFeedback();
    await look(sent);
    await decide(sent, 'publish', { seen: 1, ...words });
    await decide(sent, 'unpublish');
    expect(typesOf(sent).at(-1)).toBe('StoryUnpublished');
  });

  test('see no more of feedback that was taken back', async () => {
    const sent = await sendFeedback();
    const url = `/api/feedback/${sent.feedbackId}`;
    await api.send({ method: 'DELETE', url, as: sent.family });
    expect((await look(sent)).code).toBe('UnknownFeedback');
  });
});
