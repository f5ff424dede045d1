import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@hearthway/domain/contexts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  appendForeignTail,
  FOREIGN_TAILS,
} from '../../adapters/event-store/foreign-tail.fixture.ts';
import {
  ana,
  ask,
  ben,
  type Exports,
  gone,
  HISTORY,
  listingReport,
  NAME,
  revealed,
  SECRET,
  session,
  startExports,
  supporter,
} from './export-history.fixture.ts';
import { type Exported, exportHistory } from './export-history.ts';

let exports: Exports;
let exported: Exported;

beforeAll(async () => {
  exports = await startExports();
  exported = await exports.exportTo('all');
});
afterAll(() => exports.stop());

const query = (text: string) => ask(exported.file, text);

test('nothing personal is in the file, and no id of a person, a session or an event', async () => {
  // As it lies on the disk, and as it reads without its compression.
  const bytes = readFileSync(exported.file).toString('latin1');
  const rows = JSON.stringify(await query('select * from events'));
  const secrets = [
    SECRET,
    NAME,
    '2021-04-05',
    '$sealed',
    ana,
    ben,
    gone,
    supporter,
    session,
    revealed,
    listingReport,
  ];
  for (const secret of secrets)
    for (const whole of [bytes, rows]) expect(whole).not.toContain(secret);
  for (const whole of [bytes, rows]) expect(whole).toContain('SearchPerformed');
});

test('the dictionary beside it describes every type of event, and every field of its data', async () => {
  const described = await query(`
    select type, list_sort(list_transform(fields, lambda field: field.name)) as fields,
      list_contains(list_transform(fields, lambda field: field.meaning), '') as is_missing
    from 'dictionary.json'
  `);
  expect(described).toEqual(
    catalog.map(({ type, fields, personal }) => ({
      type,
      fields: Object.keys(fields)
        .filter((field) => !(field in personal))
        .sort(),
      is_missing: false,
    })),
  );
  const held = await query(`
    select distinct events.type, field
    from (select type, unnest(json_keys(data)) as field from events) events
    where field not in (
      select name from (select type, unnest(fields, recursive := true) from 'dictionary.json')
        described
      where described.type = events.type
    )
  `);
  expect(held).toEqual([]);
});

test('two exports call the same family by other names', async () => {
  const { file } = await exports.exportTo('again');
  const subjects = `select distinct subject from events where subject is not null`;
  const [once, again] = [await query(subjects), await ask(file, subjects)];
  expect(again).toHaveLength(once.length);
  for (const subject of once) expect(again).not.toContainEqual(subject);
});

const page = readFileSync(new URL('../../../docs/metrics.md', import.meta.url), 'utf8');
const [, ofFile = ''] = page.split('## Every event, for questions of your own');

test('the page about it names every column, in their order', async () => {
  const rows = ofFile.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    Array.from((row.split('|')[1] ?? '').matchAll(/`(\w+)`/g), ([, name]) => name),
  );
  const columns = await query('select column_name from (describe from events)');
  expect(columns).toEqual(named.map((column_name) => ({ column_name })));
});

test('DuckDB answers the questions that the page asks', async () => {
  const questions = /```sql\n(.+?)```/s.exec(ofFile)?.[1] ?? '';
  const [byMonth = '', byTerm = ''] = questions.replaceAll("'events.parquet'", 'events').split(';');
  expect(await query(byMonth)).toEqual([{ month: '2026-03-01', searched: '5', favorited: '1' }]);
  expect(await query(byTerm)).toEqual([{ term: 'sensory', searches: '1', families: '1' }]);
});

test('a period has both its days', async () => {
  const { file, events } = await exports.exportTo('a day', {
    from: '2026-03-01',
    to: '2026-03-01',
  });
  expect(events).toBe(1);
  expect(await ask(file, 'select type, hour from events')).toEqual([
    { type: 'AccountRegistered', hour: 23 },
  ]);
});

test('a period without events is an empty table', async () => {
  const { file } = await exports.exportTo('nothing', { from: '2020-01-01', to: '2020-01-02' });
  expect(await ask(file, 'select count(*)::int as events from events')).toEqual([{ events: 0 }]);
});

test('unreadable events are left out, and counted', () => {
  expect(exported).toMatchObject({ events: HISTORY.length - 1, unreadable: 1 });
});

test('an export that is broken off leaves nothing', async () => {
  const out = join(exports.directory, 'broken');
  const signal = AbortSignal.abort(new Error('Interrupted.'));
  const { eventStore } = exports;
  const options = { eventStore, out, from: undefined, to: undefined, onProgress: () => {} };
  await expect(exportHistory({ ...options, signal })).rejects.toThrow('Interrupted.');
  expect(existsSync(out) ? readdirSync(out) : []).toEqual([]);
});

test.for(FOREIGN_TAILS)(
  'an export ends before %i events of others, with its progress at the end',
  async (tail) => {
    // An event that is none of this file's, so that those of others are a tail each time.
    await exports.append({
      type: 'SignedIn',
      userId: ben,
      data: { sessionId: SECRET },
      version: 9,
    });
    await appendForeignTail(exports.eventStore, tail);
    const shares: number[] = [];
    const { events } = await exports.exportTo(`tail-${tail}`, {
      onProgress: ({ share }) => shares.push(share),
    });
    expect(events).toBe(exported.events);
    expect(shares.at(-1)).toBe(1);
  },
);
