import { randomUUID } from 'node:crypto';
import {
  learningStatsSchema,
  moduleCardsSchema,
  questionsSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import { POSITION_HEADER, STALE_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import { readRunningAddresses } from '../../../adapters/addresses/addresses.ts';
import { connectEventStore } from '../../../adapters/event-store/event-store.ts';
import { wait } from '../../../adapters/process/wait.ts';
import { startStack } from '../../e2e/stack.ts';
import { load, percentile } from '../load.ts';
import { sized } from '../size.ts';
import { storeLongHistory } from './history.ts';

const ANSWERS_PER_SECOND = 50;
const SECONDS = sized(20, 4);
const WARM_UP = 100;
/** Fewer answers than the quota of a family allows. */
const FAMILIES = 40;
const LONG_HISTORY = sized(100_000, 1_000);
const READ_SECONDS = sized(4, 0.3);
const ARRIVES_WITHIN_MS = 300_000;

/**
 * All of Hearthway as `npm start` runs it: answers at a steady pace until each is stored, and the reads
 * of the learning page of a family that has given very many. `size` is how many.
 */
export const run = async (size: number | undefined): Promise<void> => {
  const answers = size ?? LONG_HISTORY;
  const stack = await startStack();
  const eventStore = connectEventStore(readRunningAddresses(stack.dataDirectory).EVENTSTORE_URL);
  try {
    const lessons = await readLessons(stack.url);
    console.log(`Answers until they are stored, ${ANSWERS_PER_SECOND} a second`);
    console.table([{ ...(await answerPaced(stack.url, lessons)), goal: 'p99 60 ms' }]);

    const family = await signUp(stack.url);
    await storeLongHistory(eventStore, { familyId: family.userId, lessons, answers });
    await arrived(stack.url, family, answers);
    console.log(`Reads of a family with ${answers} answers, one after the other`);
    const rows = [];
    for (const path of ['progress', 'stats', 'practice'])
      rows.push({ path, ...(await readAgain(stack.url, family, path)), goal: 'p95 50 ms' });
    console.table(rows);
  } finally {
    await eventStore.dispose();
    await stack.stop();
  }
};

interface Family {
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
}

const signUp = async (url: string): Promise<Family> => {
  const password = randomUUID();
  const person = { firstName: 'Bench', lastName: 'Mark', email: `${randomUUID()}@example.org` };
  const registered = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, password, confirmPassword: password }),
  });
  const { token, user } = signedInSchema.parse(await registered.json());
  return { userId: user.id, headers: { authorization: `Bearer ${token}` } };
};

interface Lesson {
  readonly id: string;
  readonly version: number;
  readonly questionIds: readonly string[];
}

const readLessons = async (url: string): Promise<readonly Lesson[]> => {
  const cards = moduleCardsSchema.parse(await (await fetch(`${url}/api/learning/cards`)).json());
  return Promise.all(
    cards.map(async ({ id, version }) => {
      const answer = await fetch(`${url}/api/learning/questions/${id}`);
      const questions = questionsSchema.parse(await answer.json());
      return { id, version, questionIds: questions.map((question) => question.id) };
    }),
  );
};

const answerPaced = async (url: string, lessons: readonly Lesson[]) => {
  const [lesson] = lessons;
  if (lesson === undefined) throw new Error('There is no lesson.');
  const families: Family[] = [];
  for (let count = 0; count < FAMILIES; count += 1) families.push(await signUp(url));
  /** Whether it was stored: an overloaded machine refuses some with "unavailable". */
  const post = async ({ headers }: Family, path: string, body: unknown): Promise<boolean> => {
    const response = await fetch(`${url}/api/learning/modules/${lesson.id}/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok && response.status !== 503) throw new Error(`${path} was answered ${text}`);
    return response.headers.has(POSITION_HEADER);
  };
  for (const family of families) await post(family, 'start', {});

  const latencies: number[] = [];
  let refused = 0;
  const start = performance.now();
  const pending: Promise<void>[] = [];
  const { signal } = new AbortController();
  for (let count = 0; count < ANSWERS_PER_SECOND * SECONDS; count += 1) {
    const due = start + (count * 1000) / ANSWERS_PER_SECOND;
    await wait(Math.max(0, due - performance.now()), signal);
    const family = families[count % FAMILIES];
    const round = Math.floor(count / FAMILIES);
    const questionId = lesson.questionIds[round % lesson.questionIds.length];
    if (family === undefined || questionId === undefined) continue;
    // Each changes an earlier answer, so that each is stored.
    const answer = Math.floor(round / lesson.questionIds.length) % 2;
    const sentAt = performance.now();
    pending.push(
      post(family, 'answers', { attempt: 1, questionId, answer, seconds: 1 }).then((isStored) => {
        if (isStored) latencies.push(performance.now() - sentAt);
        else refused += 1;
      }),
    );
  }
  await Promise.all(pending);
  const sorted = latencies.slice(WARM_UP).toSorted((a, b) => a - b);
  const at = (share: number): string => percentile(sorted, share).toFixed(1);
  return {
    answers: sorted.length,
    refused,
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'longest ms': at(1),
  };
};

/** The model has folded all of them. */
const arrived = async (url: string, { headers }: Family, answers: number): Promise<void> => {
  const signal = AbortSignal.timeout(ARRIVES_WITHIN_MS);
  let before = -1;
  for (;;) {
    const response = await fetch(`${url}/api/learning/stats`, { headers });
    const { totalTimeSpent } = learningStatsSchema.parse(await response.json());
    const isSettled = totalTimeSpent > 0 && totalTimeSpent === before;
    if (isSettled && !response.headers.has(STALE_HEADER)) return;
    before = totalTimeSpent;
    await wait(1_000 + answers / 100, signal);
  }
};

const readAgain = async (url: string, { headers }: Family, path: string) => {
  const { p50, p95, p99 } = await load({
    concurrency: 1,
    seconds: READ_SECONDS,
    operation: async () => {
      const response = await fetch(`${url}/api/learning/${path}`, { headers });
      if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
      await response.arrayBuffer();
    },
  });
  const ms = (value: number): string => value.toFixed(1);
  return { 'p50 ms': ms(p50), 'p95 ms': ms(p95), 'p99 ms': ms(p99) };
};
