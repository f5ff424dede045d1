import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish, startDirectory } from '../directory.fixture.ts';
import { LISTINGS } from './listings.fixture.ts';
import { QUERIES, type Query } from './queries.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

beforeAll(async () => {
  directory = await startDirectory();
  await publish(directory.database, LISTINGS);
});

afterAll(() => directory.stop());

const FIRST = 5;

/** More than half: each trade has a few listings near any place. */
const MAX_MISSES_AT_FIRST = 3;

const isAnswered = async ({ text, expected }: Query): Promise<boolean> => {
  const response = await directory.get('/api/resources', { search: text, location: '27701' });
  const first = resourceListSchema.parse(response.json()).resources.slice(0, FIRST);
  if ('provider' in expected) return first.some(({ id }) => id === expected.provider);
  const fitting = first.filter(({ category }) => expected.categories.some((it) => it === category));
  return fitting.length >= Math.min(MAX_MISSES_AT_FIRST, first.length) && fitting.length > 0;
};

interface Measured {
  readonly share: number;
  readonly missed: readonly string[];
}

const measure = async (queries: readonly Query[]): Promise<Measured> => {
  const missed = [];
  for (const query of queries) if (!(await isAnswered(query))) missed.push(query.text);
  return { share: 1 - missed.length / queries.length, missed };
};

/** The figures are worth reading also where they are good enough. */
const report = (figures: string): void => {
  process.stdout.write(`${figures}\n`);
};

const TUNED = QUERIES.filter(({ isHeldOut }) => !isHeldOut);
const HELD_OUT = QUERIES.filter(({ isHeldOut }) => isHeldOut);

test('of the parents’ searches that the words were tuned by, nine of ten are answered', async () => {
  const { share, missed } = await measure(TUNED);
  report(`tuned: ${(share * 100).toFixed(0)} % of ${TUNED.length}; missed: ${missed.join(' | ')}`);
  expect(share).toBeGreaterThanOrEqual(0.9);
});

test('so are nine of ten of those that were kept apart', async () => {
  const { share } = await measure(HELD_OUT);
  report(`held out: ${(share * 100).toFixed(0)} % of ${HELD_OUT.length}`);
  expect(share).toBeGreaterThanOrEqual(0.9);
});

test('there are sixty searches and more, and twenty of them are kept apart', () => {
  expect(TUNED.length).toBeGreaterThanOrEqual(40);
  expect(HELD_OUT).toHaveLength(20);
  expect(new Set(QUERIES.map(({ text }) => text)).size).toBe(QUERIES.length);
});
