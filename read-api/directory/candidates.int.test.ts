import { CATEGORIES } from '@hearthway/domain/directory/categories.ts';
import { MAX_COUNTED, SORTS } from '@hearthway/domain/directory/directory.constants.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Candidate,
  type CandidateQuery,
  candidateShape,
  candidates,
  candidateValues,
  type Match,
  type Near,
} from './candidates.ts';
import { milesNorth, publish, startDirectory } from './directory.fixture.ts';
import { readFilterChoices } from './filter-choices.ts';
import { plainCandidates, plainOrder } from './plain-search.fixture.ts';
import { readSearch } from './read-search.ts';
import { createTermReader } from './remembered-terms.ts';
import { type Listings, type SearchFilters, search, understandSearch } from './search.ts';
import { allOf, anyOf, quote } from './terms.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;
let listings: Listings;
let here: string;

const WORDS = ['bright', 'golden', 'steps', 'hands', 'garcia', 'kowalski', 'dental', 'speech'];
const MILES = [0, 0, 0.3, 1, 4, 9, 9, 14, 24, 24.99, 26, 60, 99];

const some = <Item>(items: readonly Item[]) => fc.constantFrom(...items);

const listing = fc.record({
  name: fc.array(some(WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  category: some(CATEGORIES.slice(0, 3)).map(({ id }) => id),
  description: fc.array(some(WORDS), { maxLength: 2 }).map((words) => words.join(' ')),
  tags: fc.array(some(['Feeding', 'Early talkers', 'golden', 'Sedation']), { maxLength: 3 }),
  at: fc.option(some(MILES).map(milesNorth), { freq: 12 }),
  ages: fc.option(
    fc.tuple(fc.nat(10), fc.nat(30)).map(([from, more]): [number, number] => [from, from + more]),
    { nil: [null, null] as const },
  ),
  languages: fc.uniqueArray(some(['en', 'es', 'zh'])),
  telehealth: fc.boolean(),
  inHome: fc.boolean(),
  medicaid: fc.boolean(),
  accepting: fc.boolean(),
  insurance: fc.array(some(['Aetna', 'Cigna HealthCare', 'BCBS of NC']), { maxLength: 2 }),
  lastVerified: fc.option(some(['2026-10-01', '2026-09-01', '2025-01-31'])),
});

const LISTINGS = 300;

beforeAll(async () => {
  directory = await startDirectory();
  const { database } = directory;
  listings = { database, withTerms: createTermReader(database) };
  const [sampled = []] = fc.sample(
    fc.array(listing, { minLength: LISTINGS, maxLength: LISTINGS }),
    { seed: 20_261_122, numRuns: 1 },
  );
  await publish(directory.database, sampled);
  const { rows } = await sql<{ point: string }>`
    select ll_to_earth(latitude, longitude)::text as point from zip_codes
  `.execute(directory.database);
  here = rows[0]?.point ?? '';
});

afterAll(() => directory.stop());

const lexeme = some([
  ...WORDS.map((word) => (word === 'hands' ? 'hand' : word === 'steps' ? 'step' : word)),
  '#dental',
  '+accepting',
  '+telehealth',
  '+age:4',
  'unheard',
]).map((text) => quote(text));

/** Rare parts are any: they change how matches are found, and not which. */
const match: fc.Arbitrary<Match> = fc.oneof(
  fc.constant({ query: undefined, rarest: undefined }),
  fc
    .array(fc.array(lexeme, { minLength: 1, maxLength: 2 }).map(anyOf), {
      minLength: 1,
      maxLength: 3,
    })
    .chain((parts) =>
      fc.record({
        query: fc.constant(allOf(parts)),
        rarest: fc.option(fc.record({ query: some(parts), listings: some([1, 3_000, 10_000]) }), {
          nil: undefined,
        }),
      }),
    ),
);

const near: fc.Arbitrary<Near | undefined> = fc.option(
  fc.option(some([1, 10, 25, 100])).map((radiusMiles) => ({
    place: { point: here, name: 'Durham, NC' },
    radiusMiles,
  })),
  { nil: undefined, freq: 6 },
);

const query: fc.Arbitrary<CandidateQuery> = fc.record({
  steps: fc.array(fc.array(match, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
  near,
  maxPerQuery: some([1, 5, 24, 1_000]),
  enough: some([1, 6]),
});

test('candidates are those that a look at every listing finds', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (sample) => {
      const values = candidateValues(sample);
      const found = candidates((name) => values[name], candidateShape(values));
      const { rows } = await sql<Candidate & { readonly id: string }>`
        select * from ${found} as candidates
      `.execute(directory.database);
      const plain = await plainCandidates(directory.database, sample);
      const byId = new Map(plain.map((candidate) => [candidate.id, candidate]));
      expect(rows.map(({ id }) => id).sort()).toEqual([...byId.keys()].sort());
      for (const { id, meters, turn } of rows) {
        const expected = byId.get(id);
        expect({ id, turn }).toEqual({ id, turn: expected?.turn });
        if (sample.near === undefined) expect(meters).toBeNull();
        else expect(meters).toBeCloseTo(expected?.meters ?? Number.NaN, 3);
      }
    }),
    { numRuns: 60 },
  );
});

const text = fc
  .array(some([...WORDS, 'dentist', 'spe', 'gol', 'spanish speaking', 'goldne']), { maxLength: 3 })
  .map((words) => words.join(' '));
const conditions = fc.uniqueArray(some(["'+accepting'", "'+age:4'", "'+lang:es'"]), {
  maxLength: 2,
});
const filters = fc.record({
  category: fc.option(some(['dental', 'speech-therapy']), { nil: undefined, freq: 2 }),
  text,
  conditions,
});

const understand = async (sample: SearchFilters) =>
  understandSearch(sample, await readSearch(directory.database, sample.text));

test('a search shows the best of them, in the order that its score defines', async () => {
  await fc.assert(
    fc.asyncProperty(
      filters,
      near,
      some(SORTS),
      some([0, 20]),
      async (sample, around, sort, offset) => {
        fc.pre(sort !== 'distance' || around !== undefined);
        const limit = 21;
        const understood = await understand(sample);
        const { found } = await search(listings, {
          ...sample,
          near: around,
          sort,
          offset,
          limit,
        });
        if (understood === undefined) {
          expect(found).toEqual([]);
          return;
        }
        const competing = 24;
        const plain = await plainCandidates(directory.database, {
          ...understood,
          near: around,
          maxPerQuery: {
            relevance: competing * Math.ceil((offset + limit) / competing),
            distance: offset + limit,
            name: 500,
            verified: 500,
          }[sort],
          enough: sort === 'relevance' ? 6 : 1,
        });
        const order = plainOrder(plain, { ...understood, sort, competing });
        expect(found.map(({ id }) => id)).toEqual(order.slice(offset, offset + limit));
      },
    ),
    { numRuns: 60 },
  );
});

test('choices count the lexemes of each match', async () => {
  await fc.assert(
    fc.asyncProperty(filters, near, async (sample, around) => {
      const understood = await understand(sample);
      const { total, choices } = await readFilterChoices(listings, {
        ...sample,
        near: around,
      });
      const plain =
        understood === undefined
          ? []
          : await plainCandidates(directory.database, {
              steps: understood.steps,
              near: around,
              maxPerQuery: MAX_COUNTED + 1,
              enough: 1,
            });
      expect(total).toBe(plain.length);
      const counts = new Map<string, number>();
      for (const each of plain.flatMap(({ lexemes }) => lexemes))
        counts.set(each, (counts.get(each) ?? 0) + 1);
      const offered = new Map(
        Object.entries(PREFIXES).flatMap(([filter, prefix]) =>
          Object.entries(choices)
            .filter(([name]) => name === filter)
            .flatMap(([, values]) =>
              values.map(({ value, count }): [string, number] => [
                prefix.endsWith(':') ? `${prefix}${value}` : prefix,
                count,
              ]),
            ),
        ),
      );
      expect(offered).toEqual(new Map([...counts].filter(([each]) => each.startsWith('+'))));
    }),
    { numRuns: 60 },
  );
});

const PREFIXES = {
  ages: '+age:',
  language: '+lang:',
  telehealth: '+telehealth',
  inHome: '+in-home',
  medicaid: '+medicaid',
  accepting: '+accepting',
  insurance: '+insurance:',
  tag: '+tag:',
};
