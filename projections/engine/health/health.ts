import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { unreachableEventStore } from '@hearthway/infra/adapters/event-store/check-event-store.ts';
import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { readNewest } from '@hearthway/infra/adapters/event-store/head.ts';
import type { Follower } from '@hearthway/infra/adapters/following/follower.ts';
import { createStalenessWatch } from '@hearthway/infra/adapters/following/staleness.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import { checkPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import type { Kysely } from 'kysely';
import { STREAM_PREFIXES } from '../log/followed-streams.ts';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { readStatus, type Status } from './status.ts';

export interface HealthOptions {
  readonly database: Kysely<ProjectionsSchema>;
  readonly eventStore: EventStore;
  readonly runners: ReadonlyMap<Projection, Pick<Follower, 'trouble'>>;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
}

const ANSWER_WITHIN_MS = 2_000;

/**
 * Health of the database, the log and each projection. No part names a person or an address. A projection's
 * state is that of its table, whichever process writes it.
 */
export const createHealth = ({
  database,
  eventStore,
  runners,
  clock,
}: HealthOptions): ((translate: Translate) => Promise<readonly HealthPart[]>) => {
  const watches = new Map([...runners.keys()].map(({ name }) => [name, createStalenessWatch()]));

  const healthOf = (
    { name }: Projection,
    trouble: string | undefined,
    { position, parkedKeys }: Status,
    target: bigint,
  ): Pick<HealthPart, 'status' | 'detail'> => {
    const isStale = watches.get(name)?.({ position, target, now: clock() }) ?? false;
    const problems = [
      ...(trouble === undefined ? [] : [trouble]),
      ...(isStale ? ['The log moves on, and it does not.'] : []),
      ...(parkedKeys === 0 ? [] : [parked(parkedKeys)]),
    ];
    return problems.length > 0
      ? { status: 'failing', detail: problems.join(' ') }
      : { status: 'ok', detail: `It holds everything up to position ${position}.` };
  };

  return async (translate) => {
    const postgres = await checkPostgres(database, { withinMs: ANSWER_WITHIN_MS });
    if (postgres.status === 'failing') return [postgres];
    const newest = await readNewest(
      eventStore,
      { prefixes: STREAM_PREFIXES },
      {
        withinMs: ANSWER_WITHIN_MS,
      },
    ).catch(unreachableEventStore);
    const parts = await Promise.all(
      Array.from(runners, async ([projection, { trouble }]) => ({
        name: partName(projection.name),
        label: translate(projection.label),
        ...healthOf(
          projection,
          trouble(),
          await readStatus(database, projection),
          isPosition(newest) ? newest : 0n,
        ),
      })),
    );
    return isPosition(newest) ? [postgres, ...parts] : [postgres, newest, ...parts];
  };
};

const isPosition = (newest: bigint | HealthPart): newest is bigint => typeof newest === 'bigint';

const partName = (name: string): string => `projection-${name}`;

const parked = (keys: number): string =>
  `${keys === 1 ? 'One row stands' : `${keys} rows stand`} still, since an event cannot be folded: npm run projections -- status says which.`;
