import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { catalog } from '@hearthway/domain/contexts.ts';
import { connectEventStore, type EventStore } from '../../adapters/event-store/event-store.ts';
import { sealingInMemory } from '../../adapters/privacy/privacy.fixture.ts';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { openDuckDb } from './duckdb.fixture.ts';
import { type Exported, type ExportOptions, exportHistory } from './export-history.ts';

const newId = (): string => randomBytes(16).toString('hex');
export const [ana, ben, gone, supporter] = [newId(), newId(), newId(), newId()];
const [clerk, ...others] = [newId(), newId(), newId()];
export const session = newId();
export const listingReport = newId();
export const revealed = randomUUID();
export const NAME = 'quirina';
export const SECRET = 'Only the family may read this';

/** An event of the history. */
export interface Happened {
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

/** Events of several families, one of which has deleted its account, and one became staff. */
export const HISTORY: readonly Happened[] = [
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
  ...[...others, clerk].map((userId) =>
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
  {
    stream: `listingReport-${listingReport}`,
    type: 'ListingErrorReported',
    data: {
      resourceId: 'npi-1',
      resourceName: 'Bright Steps ABA',
      field: 'phone',
      message: SECRET,
    },
    userId: gone,
    state: 'VA',
  },
  {
    stream: `listingReport-${listingReport}`,
    type: 'ListingErrorResolved',
    data: { resourceName: 'Bright Steps ABA', outcome: 'corrected', fields: ['phone'], note: null },
    userId: gone,
    actor: 'operator',
  },
  { type: 'RoleChanged', data: { role: 'analyst' }, userId: clerk, actor: 'operator' },
  { type: 'AccountErased', userId: gone, actor: 'erasure', at: '2026-03-04T00:00:00.000Z' },
  { type: 'SignedIn', userId: ben, data: { sessionId: SECRET }, version: 9 },
];

interface ExportTo {
  readonly from?: string;
  readonly to?: string;
  readonly onProgress?: ExportOptions['onProgress'];
}

/** Event store with the history, and exports of it. */
export interface Exports {
  readonly eventStore: EventStore;
  readonly directory: string;
  readonly append: (happened: Happened) => Promise<void>;
  /** Writes to a folder with this name. */
  readonly exportTo: (name: string, options?: ExportTo) => Promise<Exported>;
  readonly stop: () => Promise<void>;
}

export const startExports = async (): Promise<Exports> => {
  const log = openMemoryLog();
  const server = createEventStoreServer({
    log,
    onError: (error) => {
      throw error;
    },
  });
  const sealing = sealingInMemory();
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-history-'));
  const eventStore = connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);

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

  for (const happened of HISTORY) await append(happened);
  return {
    eventStore,
    directory,
    append,
    exportTo: (name, { from, to, onProgress = () => {} } = {}) =>
      exportHistory({
        eventStore,
        out: join(directory, name),
        from,
        to,
        signal: new AbortController().signal,
        onProgress,
      }),
    stop: async () => {
      await eventStore.dispose();
      await server.close();
      await log.close();
      rmSync(directory, { recursive: true });
    },
  };
};

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** Runs a query in DuckDB; `events` stands for the file. */
export const ask = async (file: string, query: string) => {
  const duckDb = await openDuckDb(dirname(file));
  try {
    await duckDb.ask(`create view events as from 'events.parquet'`);
    return await duckDb.ask(query);
  } finally {
    duckDb.close();
  }
};
