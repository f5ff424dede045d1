import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog } from '@hearthway/domain/contexts.ts';
import type { EventMetadata } from '@hearthway/domain/kernel/event-metadata.ts';
import { connectEventStore, type EventStore } from '../../adapters/event-store/event-store.ts';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { simulateHistory } from '../simulate/history.ts';
import { exportHistory } from './export-history.ts';

/** Event as stored. */
export interface Stored {
  readonly streamName: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: EventMetadata;
}

/** Event at noon. */
interface Oddity {
  readonly day: string;
  readonly userId: string;
  readonly type: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly state?: string;
  readonly stream?: string;
  readonly version?: number;
  /** Defaults to the family itself. */
  readonly actor?: string;
}

const storedOf = ({ day, userId, type, data = {}, state, ...how }: Oddity): Stored => {
  const { stream = `account-${userId}`, version, actor = userId } = how;
  const current = catalog.find((each) => each.type === type)?.currentVersion ?? 1;
  return {
    streamName: stream,
    type,
    data,
    metadata: {
      $correlationId: randomUUID(),
      $causationId: randomUUID(),
      userId,
      actor,
      sessionId: null,
      state: state ?? null,
      occurredAt: `${day}T12:00:00.000Z`,
      schemaVersion: version ?? current,
    },
  };
};

const newId = (): string => randomUUID().replaceAll('-', '');
const [abroad, wavering, analyst, leaving, old, visitor] = [
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
] as const;

const SEARCH = { category: null, state: null, resultCount: 0, tier: 'free' };

/** Visitor whose thread support answers and resolves. */
const VISITOR_THREAD = newId();
const ofVisitor = (day: string, type: string, how: Partial<Oddity>): Oddity => ({
  day,
  userId: visitor,
  type,
  stream: `supportThread-${VISITOR_THREAD}`,
  ...how,
  data: { threadId: VISITOR_THREAD, ...how.data },
});

const PLAN = { plan: 'plus' };
const LEAVING = { ...PLAN, reason: 'not-used' };

/** Rare events that no simulated family has. The last ones are not in the order of their days. */
const ODDITIES: readonly Oddity[] = [
  { day: '2026-06-01', userId: abroad, type: 'AccountRegistered' },
  {
    day: '2026-06-01',
    userId: abroad,
    type: 'SearchPerformed',
    data: { ...SEARCH, terms: ['dentist', 'dentist', 'rare name'] },
    state: 'XX',
  },
  { day: '2026-06-02', userId: abroad, type: 'ResourceViewed', data: { category: 'retired' } },
  { day: '2026-06-03', userId: abroad, type: 'UpgradePromptShown', data: { where: 'attic' } },
  {
    day: '2026-06-04',
    userId: abroad,
    type: 'ListingErrorReported',
    data: { resourceId: 'npi-1', resourceName: 'Bright Steps ABA', field: 'fax' },
    stream: `listingReport-${newId()}`,
    state: 'NC',
  },
  ofVisitor('2026-05-06', 'ThreadOpened', {
    actor: 'visitor',
    data: { topic: 'insurance', priority: 'high', sender: 'visitor', channel: 'form' },
  }),
  ofVisitor('2026-05-07', 'MessageSent', { actor: analyst, data: { by: 'support', via: 'page' } }),
  ofVisitor('2026-05-07', 'ThreadResolved', { actor: analyst }),
  { day: '2026-05-30', userId: analyst, type: 'SearchPerformed', data: { ...SEARCH, terms: [] } },
  { day: '2026-06-02', userId: analyst, type: 'RoleChanged', data: { role: 'analyst' } },
  { day: '2026-06-02', userId: analyst, type: 'RoleChanged', data: { role: 'family' } },
  { day: '2026-05-01', userId: leaving, type: 'TrialStarted', data: { ...PLAN, plan: 'family' } },
  {
    day: '2026-05-02',
    userId: leaving,
    type: 'SubscriptionStarted',
    data: { ...PLAN, plan: 'family' },
  },
  { day: '2026-05-03', userId: leaving, type: 'PaymentFailed', data: PLAN },
  { day: '2026-05-20', userId: leaving, type: 'AccountErased' },
  {
    day: '2026-05-21',
    userId: leaving,
    type: 'SearchPerformed',
    data: { ...SEARCH, terms: ['dentist'] },
    state: 'NC',
  },
  {
    day: '2026-05-02',
    userId: old,
    type: 'ResourceFavorited',
    data: { resourceId: 'npi-1', name: 'Bright Steps ABA' },
    version: 1,
    state: 'VA',
  },
  // Two subscriptions, the older of which ends.
  { day: '2026-06-10', userId: wavering, type: 'SubscriptionStarted', data: PLAN },
  { day: '2026-05-08', userId: wavering, type: 'PlanChanged', data: { ...PLAN, plan: 'family' } },
  {
    day: '2026-06-11',
    userId: wavering,
    type: 'SubscriptionEnded',
    data: { ...PLAN, reason: 'duplicate' },
  },
  { day: '2026-06-12', userId: wavering, type: 'CancellationScheduled', data: LEAVING },
  { day: '2026-06-13', userId: wavering, type: 'CancellationWithdrawn', data: PLAN },
  { day: '2026-06-14', userId: wavering, type: 'CancellationScheduled', data: PLAN },
  {
    day: '2026-06-15',
    userId: wavering,
    type: 'SubscriptionEnded',
    data: { ...PLAN, reason: 'requested' },
  },
  {
    day: '2026-06-16',
    userId: wavering,
    type: 'TierSet',
    data: { tier: 'gold', endsAt: '2026-06-18T12:00:00.000Z' },
  },
  {
    day: '2026-06-16',
    userId: wavering,
    type: 'TierSet',
    data: { tier: 'family', endsAt: '2026-06-18T12:00:00.000Z' },
  },
  ...['2026-06-17', '2026-06-18', '2026-06-19'].map((day) => ({
    day,
    userId: wavering,
    type: 'SearchPerformed',
    data: { ...SEARCH, terms: [] },
  })),
];

const SIMULATED = { families: 120, months: 6, events: 7_000, seed: 12, until: '2026-06-30' };

/** Simulated history, stored in an event store and exported. */
export interface SimulatedExport {
  readonly eventStore: EventStore;
  readonly events: readonly Stored[];
  readonly directory: string;
  readonly remove: () => Promise<void>;
}

export const exportSimulated = async (): Promise<SimulatedExport> => {
  const log = openMemoryLog();
  const server = createEventStoreServer({
    log,
    onError: (error) => {
      throw error;
    },
  });
  const eventStore = connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-history-'));
  const events: readonly Stored[] = [...simulateHistory(SIMULATED), ...ODDITIES.map(storedOf)];
  for (const { streamName: streamId, type, data, metadata } of events)
    await log.write({
      kind: 'append',
      streamId,
      expected: 'any',
      events: [
        { id: randomUUID(), type, isJson: true, data: json(data), metadata: json(metadata) },
      ],
    });
  const { signal } = new AbortController();
  const days = { from: undefined, to: undefined };
  await exportHistory({ eventStore, out: directory, ...days, signal, onProgress: () => {} });
  return {
    eventStore,
    events,
    directory,
    remove: async () => {
      await eventStore.dispose();
      await server.close();
      await log.close();
      rmSync(directory, { recursive: true });
    },
  };
};

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
