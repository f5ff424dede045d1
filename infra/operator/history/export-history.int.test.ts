import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { catalog } from '@hearthway/domain/contexts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectEventStore, type EventStore } from '../../adapters/event-store/event-store.ts';
import {
  appendForeignTail,
  FOREIGN_TAILS,
} from '../../adapters/event-store/foreign-tail.fixture.ts';
import { sealingInMemory } from '../../adapters/privacy/privacy.fixture.ts';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { type Exported, type ExportOptions, exportHistory } from './export-history.ts';

const newId = (): string => randomBytes(16).toString('hex');
const [ana, ben, gone, supporter] = [newId(), newId(), newId(), newId()];
const others = [newId(), newId(), newId()];
const session = newId();
const revealed = randomUUID();
const NAME = 'quirina';
const SECRET = 'Only the family may read this';

interface Happened {
  readonly stream?: string;
  readonly type: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly userId: string;
  readonly actor?: string;
  readonly sessionId?: string;
  readonly state?: string;
  readonly at?: string;
  readonly version?: number;
}

interface Search {
  readonly userId: string;
  readonly category: string;
  readonly resultCount: number;
  readonly at: string;
  /** Beside the word that all of them say. */
  readonly more?: readonly string[];
}

const search = ({ userId, category, resultCount, at, more = [] }: Search): Happened => ({
  stream: `activity-${userId}-${at.slice(0, 10)}`,
  type: 'SearchPerformed',
  data: { category, state: 'NC', resultCount, terms: ['sensory', ...more], tier: 'free' },
  userId,
  sessionId: session,
  state: 'NC',
  at,
});

const HISTORY: readonly Happened[] = [
  { type: 'AccountRegistered', userId: ana, at: '2026-03-01T23:59:59.999Z' },
  {
    type: 'SignedIn',
    userId: ana,
    sessionId: session,
    data: { sessionId: session, device: SECRET },
  },
  search({ userId: ana, category: 'dental', resultCount: 0, at: '2026-03-02T08:00:00.000Z' }),
  search({
    userId: ana,
    category: 'dental',
    resultCount: 12,
    at: '2026-03-02T20:15:00.000Z',
    more: [NAME, 'camp'],
  }),
  search({ userId: ben, category: 'dental', resultCount: 3, at: '2026-03-02T20:59:00.000Z' }),
  search({ userId: ben, category: 'aba-therapy', resultCount: 5, at: '2026-03-03T00:00:00.000Z' }),
  ...others.map((userId) =>
    search({
      userId,
      category: 'community',
      resultCount: 1,
      at: '2026-03-05T00:00:00.000Z',
      more: ['camp'],
    }),
  ),
  {
    stream: `journey-${ana}`,
    type: 'OnboardingCompleted',
    data: { diagnosisDate: '2021-04-05', location: SECRET },
    userId: ana,
  },
  {
    stream: `favorites-${ana}`,
    type: 'ResourceFavorited',
    data: { resourceId: 'npi-1', name: 'Bright Steps ABA' },
    userId: ana,
    version: 1,
  },
  {
    stream: `favorites-${ana}`,
    type: 'FavoriteNoteChanged',
    data: { resourceId: 'npi-1', name: 'Bright Steps ABA', note: SECRET },
    userId: ana,
  },
  { stream: `staff-${ana}`, type: 'TimelineViewed', userId: ana, actor: supporter },
  {
    stream: `staff-${ana}`,
    type: 'DetailRevealed',
    data: { eventId: revealed, reason: SECRET },
    userId: ana,
    actor: supporter,
  },
  {
    stream: `subscription-${ben}`,
    type: 'TierSet',
    data: { tier: 'plus' },
    userId: ben,
    actor: 'operator',
  },
  search({
    userId: gone,
    category: 'dental',
    resultCount: 7,
    at: '2026-03-02T09:00:00.000Z',
    more: ['camp'],
  }),
  { type: 'AccountErased', userId: gone, actor: 'erasure', at: '2026-03-04T00:00:00.000Z' },
  { type: 'SignedIn', userId: ben, data: { sessionId: SECRET }, version: 9 },
];

const log = openMemoryLog();
const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
const sealing = sealingInMemory();
let eventStore: EventStore;
let directory: string;
let exported: Exported;

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const append = async ({ type, userId, data = {}, ...how }: Happened): Promise<void> => {
  const id = randomUUID();
  const eventType = catalog.find((each) => each.type === type);
  const { stream = `account-${userId}`, at = '2026-03-02T10:00:00.000Z' } = how;
  const sealed = await sealing.sealEvent(
    { id, type, data },
    { personal: eventType?.personal ?? {}, userId, at: new Date(at) },
  );
  const metadata = {
    $correlationId: randomUUID(),
    $causationId: randomUUID(),
    userId,
    actor: how.actor ?? userId,
    sessionId: how.sessionId ?? null,
    state: how.state ?? null,
    occurredAt: at,
    schemaVersion: how.version ?? eventType?.currentVersion,
  };
  await log.write({
    kind: 'append',
    streamId: stream,
    expected: 'any',
    events: [{ id, type, isJson: true, data: json(sealed), metadata: json(metadata) }],
  });
};

interface ExportTo {
  readonly from?: string;
  readonly to?: string;
  readonly onProgress?: ExportOptions['onProgress'];
}

const exportTo = (name: string, { from, to, onProgress = () => {} }: ExportTo = {}) =>
  exportHistory({
    eventStore,
    out: join(directory, name),
    from,
    to,
    signal: new AbortController().signal,
    onProgress,
  });

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'hearthway-history-'));
  eventStore = connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
  for (const happened of HISTORY) await append(happened);
  exported = await exportTo('all');
});
afterAll(async () => {
  await eventStore.dispose();
  await server.close();
  await log.close();
  rmSync(directory, { recursive: true });
});

/** Runs a query in DuckDB; `events` stands for the file. */
const ask = async (file: string, query: string): Promise<readonly unknown[]> => {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    await connection.run(`create view events as from read_parquet('${file}')`);
    return (await connection.runAndReadAll(query)).getRowObjectsJson();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
};

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
    { actor: 'family', families: 5, events: 13 },
    { actor: 'operator', families: 1, events: 1 },
    { actor: 'support', families: 1, events: 2 },
    { actor: 'system', families: 0, events: 1 },
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
  ];
  for (const secret of secrets)
    for (const whole of [bytes, rows]) expect(whole).not.toContain(secret);
  for (const whole of [bytes, rows]) expect(whole).toContain('SearchPerformed');
});

test('a word that fewer than five families searched for is not in the file', async () => {
  // Four, and one that has deleted its account.
  const terms = `select distinct data->>'$.terms' as terms from events where type = 'SearchPerformed'`;
  expect(await query(terms)).toEqual([{ terms: '["sensory"]' }]);
});

test('a word is counted in the days of the file alone', async () => {
  const { file } = await exportTo('days', { from: '2026-03-01', to: '2026-03-04' });
  const terms = `select distinct data->>'$.terms' as terms from events where result_count = 12`;
  expect(await ask(file, terms)).toEqual([{ terms: '[]' }]);
});

test('a family that deleted its account is counted, without a pseudonym', async () => {
  expect(
    await query(`
      select type, subject, session from events
      where subject is null or category = 'dental' and result_count = 7 order by type
    `),
  ).toEqual([
    { type: 'AccountErased', subject: null, session: null },
    { type: 'SearchPerformed', subject: null, session: null },
  ]);
});

test('two exports call the same family by other names', async () => {
  const { file } = await exportTo('again');
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
  const { file, events } = await exportTo('a day', { from: '2026-03-01', to: '2026-03-01' });
  expect(events).toBe(1);
  expect(await ask(file, 'select type, hour from events')).toEqual([
    { type: 'AccountRegistered', hour: 23 },
  ]);
});

test('a period without events is an empty table', async () => {
  const { file } = await exportTo('nothing', { from: '2020-01-01', to: '2020-01-02' });
  expect(await ask(file, 'select count(*)::int as events from events')).toEqual([{ events: 0 }]);
});

test('unreadable events are left out, and counted', () => {
  expect(exported).toMatchObject({ events: HISTORY.length - 1, unreadable: 1 });
});

test('an export that is broken off leaves nothing', async () => {
  const out = join(directory, 'broken');
  const signal = AbortSignal.abort(new Error('Interrupted.'));
  const options = { eventStore, out, from: undefined, to: undefined, onProgress: () => {} };
  await expect(exportHistory({ ...options, signal })).rejects.toThrow('Interrupted.');
  expect(existsSync(out) ? readdirSync(out) : []).toEqual([]);
});

test.for(FOREIGN_TAILS)(
  'an export ends before %i events of others, with its progress at the end',
  async (tail) => {
    // An event that is none of this file's, so that those of others are a tail each time.
    await append({ type: 'SignedIn', userId: ben, data: { sessionId: SECRET }, version: 9 });
    await appendForeignTail(eventStore, tail);
    const shares: number[] = [];
    const { events } = await exportTo(`tail-${tail}`, {
      onProgress: ({ share }) => shares.push(share),
    });
    expect(events).toBe(exported.events);
    expect(shares.at(-1)).toBe(1);
  },
);
