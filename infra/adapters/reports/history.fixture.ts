import { randomUUID } from 'node:crypto';
import { catalog } from '@hearthway/domain/contexts.ts';
import type { EventMetadata } from '@hearthway/domain/kernel/event-metadata.ts';
import { say } from '@hearthway/domain/kernel/message.ts';
import { nation } from '@hearthway/domain/reports/ledger.ts';
import { defineMeasure, familiesColumn } from '@hearthway/domain/reports/measure.ts';
import type { Report } from '@hearthway/domain/reports/report.ts';
import { z } from 'zod';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { connectEventStore, type EventStore } from '../event-store/event-store.ts';

export interface TestEvent {
  readonly type: string;
  readonly data?: unknown;
  readonly userId?: string;
  readonly day: string;
  readonly state?: string | null;
  /** Defaults to the current version. */
  readonly version?: number;
  readonly metadata?: unknown;
}

/** History of any length behind a real server, for tests. */
export interface TestHistory {
  readonly url: string;
  readonly eventStore: EventStore;
  /** Resolves with the position of the last event. */
  readonly append: (...events: readonly TestEvent[]) => Promise<bigint>;
  readonly stop: () => Promise<void>;
}

export const startTestHistory = async (): Promise<TestHistory> => {
  const log = openMemoryLog();
  const server = createEventStoreServer({
    log,
    onError: (error) => {
      throw error;
    },
  });
  const url = `esdb://127.0.0.1:${await server.listen(0)}?tls=false`;
  const eventStore = connectEventStore(url);
  return {
    url,
    eventStore,
    append: async (...events) => {
      for (const event of events)
        await log.write({
          kind: 'append',
          streamId: `account-${event.userId ?? 'u0'}`,
          expected: 'any',
          events: [
            {
              id: randomUUID(),
              type: event.type,
              isJson: true,
              data: json(event.data ?? {}),
              metadata: json(event.metadata ?? metadataOf(event)),
            },
          ],
        });
      return BigInt(log.head());
    },
    stop: async () => {
      await eventStore.dispose();
      await server.close();
      await log.close();
    },
  };
};

const metadataOf = ({
  type,
  userId = 'u0',
  day,
  state = 'NC',
  version,
}: TestEvent): EventMetadata => ({
  $correlationId: 'correlation',
  $causationId: 'correlation',
  userId,
  actor: userId,
  sessionId: null,
  state,
  occurredAt: `${day}T12:00:00.000Z`,
  schemaVersion: version ?? catalog.find((each) => each.type === type)?.currentVersion ?? 1,
});

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const stateSchema = z.object({
  days: z.record(z.string(), z.object({ favorites: z.number(), families: z.array(z.string()) })),
  categories: z.array(z.string().nullable()),
});

/** Favorites by day, with the families who added them. A resource named `!` makes it fail. */
export const favoritesByDay: Report = {
  id: 'favorites-by-day',
  version: 1,
  title: say('Favorites by day'),
  describes: say('For tests.'),
  types: ['ResourceFavorited'],
  groups: {},
  columns: [
    { id: 'period', label: say('Period'), type: 'text' },
    familiesColumn(
      defineMeasure({ id: 'favorites-by-day', charges: [nation('day', 1)], facts: () => {} }),
    ),
  ],
  chart: { kind: 'line', x: 'period', y: ['families'] },
  initial: () => ({ days: {}, categories: [] }),
  evolve: (kept, { day, userId, data }) => {
    const state = stateSchema.parse(kept);
    if (data['name'] === '!') throw new Error('A secret of this family.');
    state.categories.push(z.string().nullable().parse(data['category']));
    const ofDay = state.days[day] ?? { favorites: 0, families: [] };
    ofDay.favorites += 1;
    if (!ofDay.families.includes(userId)) ofDay.families.push(userId);
    state.days[day] = ofDay;
    return state;
  },
  families: () => [],
};

/** Rows of day, families and favorites. */
export const favoriteRows = (kept: unknown): readonly (readonly [string, number, number])[] =>
  Object.entries(stateSchema.parse(kept).days).map(([day, { favorites, families }]) => [
    day,
    families.length,
    favorites,
  ]);
