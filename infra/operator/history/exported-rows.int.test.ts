import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type Exports, listingReport, startExports } from './export-history.fixture.ts';
import type { Exported } from './export-history.ts';

let exports: Exports;
let exported: Exported;

beforeAll(async () => {
  exports = await startExports();
  exported = await exports.exportTo('all');
});
afterAll(() => exports.stop());

const query = (text: string) => ask(exported.file, text);

test('DuckDB counts searches by category and day', async () => {
  expect(
    await query(`
      select day, category, count(*)::int as searches, min(result_count) as least
      from events where type = 'SearchPerformed' group by all order by all
    `),
  ).toEqual([
    { day: '2026-03-02', category: 'dental', searches: 4, least: 0 },
    { day: '2026-03-03', category: 'aba-therapy', searches: 1, least: 5 },
    { day: '2026-03-05', category: 'community', searches: 3, least: 1 },
  ]);
});

test('DuckDB tells families from each other, and what staff did from what they did', async () => {
  expect(
    await query(`
      select actor, count(distinct subject)::int as families, count(*)::int as events
      from events group by actor order by actor
    `),
  ).toEqual([
    { actor: 'family', families: 6, events: 14 },
    { actor: 'operator', families: 3, events: 3 },
    { actor: 'support', families: 1, events: 2 },
    { actor: 'system', families: 1, events: 1 },
  ]);
});

test('DuckDB reads what events hold beside', async () => {
  expect(
    await query(`
      select data->>'$.terms[0]' as term, hour, state, length(session)::int as session
      from events where result_count = 12
    `),
  ).toEqual([{ term: 'sensory', hour: 20, state: 'NC', session: 32 }]);
  expect(await query(`select data from events where type = 'ResourceFavorited'`)).toEqual([
    { data: '{"resourceId":"npi-1","name":"Bright Steps ABA","category":null}' },
  ]);
});

test('words of searches are in the file only where they name help', async () => {
  const terms = `
    select distinct unnest(from_json(data->'$.terms', '["varchar"]')) as term
    from events where type = 'SearchPerformed' order by term
  `;
  expect(await query(terms)).toEqual([{ term: 'camp' }, { term: 'sensory' }]);
});

test('a family that deleted its account is told from the others, without its sessions', async () => {
  expect(
    await query(`
      select list(type order by row_number) as types, count(session)::int as sessions
      from events
      group by subject having bool_or(type = 'AccountErased')
    `),
  ).toEqual([
    {
      types: ['SearchPerformed', 'ListingErrorReported', 'ListingErrorResolved', 'AccountErased'],
      sessions: 0,
    },
  ]);
});

test('each row tells where reports count its family, its plan then, and when it registered', async () => {
  expect(
    await query(`
      select row_number, type, state, family_state, plan, registered_week from events
      where type in ('SignedIn', 'OnboardingCompleted', 'TierSet', 'AccountErased')
        or result_count in (3, 5)
      order by row_number
    `),
  ).toEqual([
    fact(2, 'SignedIn', { state: null, plan: 'free', week: '2026-W09' }),
    fact(5, 'SearchPerformed', { state: 'NC', plan: 'free', week: null }),
    fact(6, 'SearchPerformed', { state: 'NC', plan: 'free', week: null }),
    fact(10, 'OnboardingCompleted', { state: null, plan: 'free', week: '2026-W09' }),
    fact(15, 'TierSet', { state: null, plan: 'plus', week: null }),
    fact(20, 'AccountErased', { state: null, plan: 'free', week: null }),
  ]);
});

const fact = (
  row_number: number,
  type: string,
  { state, plan, week }: { state: string | null; plan: string; week: string | null },
) => ({ row_number, type, state, family_state: 'NC', plan, registered_week: week });

test('all rows of an account that ever had a role are marked as those of staff', async () => {
  expect(
    await query(`select is_staff, count(*)::int as events from events group by all order by all`),
  ).toEqual([
    { is_staff: false, events: 18 },
    { is_staff: true, events: 2 },
  ]);
});

test('a file of some days has the facts of the whole log', async () => {
  const { file } = await exports.exportTo('the first day', {
    from: '2026-03-01',
    to: '2026-03-01',
  });
  expect(await ask(file, 'select row_number, type, family_state from events')).toEqual([
    { row_number: 1, type: 'AccountRegistered', family_state: 'NC' },
  ]);
  const { file: later } = await exports.exportTo('a later day', { from: '2026-03-05' });
  expect(
    await ask(
      later,
      'select is_staff, count(*)::int as events from events group by all order by all',
    ),
  ).toEqual([
    { is_staff: false, events: 2 },
    { is_staff: true, events: 1 },
  ]);
});

test('a key joins the report about a listing with its answer, in this file alone', async () => {
  const joined = await query(`
    select reported.data->>'$.field' as field, answered.data->>'$.outcome' as outcome,
      reported.stream_id as key
    from events reported join events answered using (stream_id)
    where reported.type = 'ListingErrorReported' and answered.type = 'ListingErrorResolved'
  `);
  expect(joined).toEqual([{ field: 'phone', outcome: 'corrected', key: expect.any(String) }]);
  expect(JSON.stringify(joined)).not.toContain(listingReport);
  expect(await query(`select distinct context from events where stream_id is not null`)).toEqual([
    { context: 'listingReport' },
  ]);
});
