import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../embedded/postgres/postgres.fixture.ts';
import { storeLesson } from '../content/content.fixture.ts';
import { connectPostgres } from '../postgres/postgres.ts';
import { connectEmbeddings } from './embeddings.ts';
import { FAULTS, otherSize, STALLS, startEmbeddingsServer } from './embeddings-server.fixture.ts';
import { createPassageVectors, type PassageVectors } from './passage-vectors.ts';
import { type UnanswerableQuestion, unanswerable } from './unanswerable.ts';

let postgres: TestDatabase;
let database: Kysely<unknown>;
let server: Awaited<ReturnType<typeof startEmbeddingsServer>>;
let now = new Date('2026-11-23T08:00:00Z');

const clock = () => now;

const passTime = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};

const SECTIONS = 40;

const lesson = (changed = '') => ({
  id: 'sleep',
  texts: {
    en: {
      title: 'Sleep',
      sections: Object.fromEntries(
        Array.from({ length: SECTIONS }, (_, at): [string, readonly [string, string]] => [
          `section-${at}`,
          [`Section ${at}`, at === 0 ? `A dark bedroom. ${changed}` : `Text ${at}`],
        ]),
      ),
    },
  },
});

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
});

beforeEach(async () => {
  server = await startEmbeddingsServer({ alike: [['dark', 'lights off']] });
  await sql`truncate passage_vectors, content_versions, content_items cascade`.execute(database);
  await storeLesson(database, lesson());
});

afterEach(() => server.stop());

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
});

const warn = vi.fn();

/** As a process that starts. */
const start = async (
  model = 'm',
  questions: readonly UnanswerableQuestion[] = [],
): Promise<PassageVectors> => {
  const embeddings = connectEmbeddings({ url: server.url, model, key: undefined });
  return createPassageVectors({ embeddings, database, logger: { warn }, clock, questions });
};

const running = new AbortController().signal;

/** Runs as the job does, until there is nothing left to do for now. */
const refresh = async (vectors: PassageVectors): Promise<void> => {
  while ((await vectors.refresh(running)).isMore);
};

const ask = (
  vectors: PassageVectors,
  text = 'Should I turn the lights off?',
  language: ContentLanguage = 'en',
) => vectors.nearest({ text, redacted: text, language, signal: running });

const hashOf = async (section: string): Promise<string | undefined> => {
  const { rows } = await sql<{ hash: string }>`
    select hash from content_passages where section = ${section} and language = 'en'
  `.execute(database);
  return rows[0]?.hash;
};

test('each text has one vector of a model, which other processes take up', async () => {
  const [one, other] = [await start(), await start()];
  await Promise.all([refresh(one), refresh(other)]);
  await refresh(await start());
  expect(server.texts()).toHaveLength(SECTIONS);
  expect(new Set(server.texts()).size).toBe(SECTIONS);
  await refresh(one);
  expect(one.status()).toMatchObject({
    isFailing: false,
    numbers: { passages: SECTIONS, vectors: SECTIONS },
  });
});

test('a question finds a passage with which it shares no word', async () => {
  const vectors = await start();
  await refresh(vectors);
  const [best] = await ask(vectors);
  expect(best?.hash).toBe(await hashOf('section-0'));
});

describe('a passage stands out', () => {
  const QUESTIONS = Array.from({ length: 10 }, (_, at) => unanswerable('en', `Who is ${at}?`));

  test('when it is nearer than any is to questions that no page answers', async () => {
    const vectors = await start('m', QUESTIONS);
    await refresh(vectors);
    expect(server.texts()).toHaveLength(SECTIONS + QUESTIONS.length);
    const [best, ...others] = await ask(vectors);
    expect(best).toEqual({ hash: await hashOf('section-0'), standsOut: true });
    expect(others.filter(({ standsOut }) => standsOut)).toEqual([]);
  });

  test('not when such a question is as near', async () => {
    const vectors = await start('m', [...QUESTIONS, unanswerable('en', 'Are the lights off?')]);
    await refresh(vectors);
    const [best, next] = await ask(vectors);
    expect([best?.standsOut, next?.standsOut]).toEqual([true, false]);
    server.play((reply, request) => server.answer(reply, { ...request, input: ['Who is Ana?'] }));
    expect((await ask(vectors))[0]?.standsOut).toBe(false);
  });

  test('not before all of these questions have a vector', async () => {
    const vectors = await start('m', QUESTIONS);
    await vectors.refresh(running);
    await vectors.refresh(running);
    expect((await ask(vectors)).filter(({ standsOut }) => standsOut)).toEqual([]);
  });
});

test('English stands in for Spanish under the same vector', async () => {
  const vectors = await start();
  await refresh(vectors);
  const [best] = await ask(vectors, 'lights off', 'es');
  expect(best?.hash).toBe(await hashOf('section-0'));
});

test('only a text that has changed gets a vector, and the old one goes', async () => {
  const vectors = await start();
  await refresh(vectors);
  await storeLesson(database, { ...lesson('And quiet.'), version: 2 });
  await refresh(vectors);
  expect(server.texts().slice(SECTIONS)).toEqual(['Sleep: Section 0\nA dark bedroom. And quiet.']);
  const { rows } = await sql`select from passage_vectors`.execute(database);
  expect(rows).toHaveLength(SECTIONS);
  expect((await ask(vectors))[0]?.hash).toBe(await hashOf('section-0'));
});

test('another model makes vectors of its own', async () => {
  await refresh(await start());
  await refresh(await start('other'));
  expect(server.heard.map(({ model }) => model)).toEqual(['m', 'm', 'other', 'other']);
});

test('what a killed process had made stays, and what it had begun is made later', async () => {
  const killed = await start();
  await killed.refresh(running);
  server.play(() => {});
  // Never answered, as of a process that is gone.
  killed.refresh(running).catch(() => {});
  await vi.waitFor(() => expect(server.heard).toHaveLength(2));
  const made = server.heard[0]?.input.length ?? 0;
  server.play(undefined);
  const next = await start();
  await refresh(next);
  expect(next.status().numbers.vectors).toBe(made);
  passTime(60_000);
  await refresh(next);
  expect(next.status().numbers.vectors).toBe(SECTIONS);
  expect(server.heard.flatMap(({ input }, at) => (at === 1 ? [] : input))).toHaveLength(SECTIONS);
});

test('a text that the server refuses keeps no other from its vector', async () => {
  server.play((reply, request) => {
    if (request.input.some((text) => text.includes('dark'))) FAULTS['is busy']?.(reply, request);
    else server.answer(reply, request);
  });
  const vectors = await start();
  await vi.waitFor(async () => {
    passTime(10 * 60_000);
    await refresh(vectors);
    expect(vectors.status().numbers.vectors).toBe(SECTIONS - 1);
  });
});

test('after a failure the server is left alone, longer each time', async () => {
  server.play(FAULTS['is busy']);
  const vectors = await start();
  await refresh(vectors);
  expect(vectors.status().isFailing).toBe(true);
  await refresh(vectors);
  expect(server.heard).toHaveLength(1);
  passTime(1_000);
  await refresh(vectors);
  passTime(1_000);
  await refresh(vectors);
  expect(server.heard).toHaveLength(2);
  server.play(undefined);
  passTime(1_000);
  await refresh(vectors);
  expect(vectors.status()).toMatchObject({ isFailing: false, numbers: { vectors: SECTIONS } });
});

test('vectors of another size under the same name of a model are not kept', async () => {
  await refresh(await start());
  await storeLesson(database, { ...lesson('And quiet.'), version: 2 });
  server.play(otherSize);
  const vectors = await start();
  await refresh(vectors);
  expect(vectors.status().isFailing).toBe(true);
  expect(warn).toHaveBeenLastCalledWith(
    expect.objectContaining({ reason: 'other-size' }),
    expect.any(String),
  );
});

describe('a question is searched without vectors where the server', () => {
  test.for(Object.entries({ ...FAULTS, ...STALLS, 'answers with another size': otherSize }))(
    '%s',
    async ([, fault]) => {
      const vectors = await start();
      await refresh(vectors);
      server.play(fault);
      expect(await ask(vectors)).toEqual([]);
      expect(vectors.status().numbers).toMatchObject({ questions: 1, failures: 1 });
      expect(JSON.stringify(warn.mock.lastCall)).not.toContain('lights');
    },
  );
});

test('a server that fails again and again is not asked for a while', async () => {
  const vectors = await start();
  await refresh(vectors);
  server.play(FAULTS['is busy']);
  const before = server.heard.length;
  for (let times = 0; times < 5; times += 1) await ask(vectors);
  expect(server.heard.length - before).toBe(3);
  expect(vectors.status()).toMatchObject({
    isFailing: true,
    numbers: { questions: 3, failures: 3, skipped: 2 },
  });
  server.play(undefined);
  passTime(30_000);
  expect(await ask(vectors)).not.toEqual([]);
  expect(await ask(vectors)).not.toEqual([]);
});

test('nothing is sent before there are vectors', async () => {
  expect(await ask(await start())).toEqual([]);
  expect(server.heard).toEqual([]);
});
