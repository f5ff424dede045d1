import type { Policy, PolicyState } from '@hearthway/domain/kernel/policy.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import type { Handle } from '@hearthway/infra/adapters/event-store/handle.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import { type EventSealing, mayBeSealed } from '@hearthway/infra/adapters/privacy/event-sealing.ts';
import { limitConcurrency } from '@hearthway/infra/adapters/process/limit-concurrency.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';
import type { Mails } from '../mail/mails.ts';
import type { Notices } from '../notices/notices.ts';
import { dispatchConsequences, isFailureOfStores, reasonOf } from './consequences.ts';
import type { ForgottenPeople } from './forgotten-people.ts';
import type { PolicyLease } from './policy-lease.ts';
import { type ParkedEvent, writeBatch } from './write-batch.ts';

export interface BatchOptions {
  readonly policy: Policy;
  readonly lease: PolicyLease;
  readonly database: Kysely<CommandSchema>;
  readonly privacy: Pick<EventSealing, 'openEvents'>;
  readonly handle: Handle;
  readonly mails: Pick<Mails, 'post'>;
  readonly notices: Notices;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly forgotten: ForgottenPeople;
  /** Keys with parked events, whose new events are parked as well. */
  readonly parkedKeys: ReadonlySet<string>;
  /** True if the events were parked; those that now succeed are removed from the parked ones. */
  readonly isRetry?: boolean;
}

/** Handles the consequences of the events, and stores `to` as the checkpoint. */
type DealWith = (events: readonly StoredEvent[], to: bigint) => Promise<void>;

/** States cached between batches, which is safe because only one process runs a policy. */
const MAX_STATES = 10_000;

const MAX_AT_ONCE = 8;

/**
 * Characters that PostgreSQL rejects in `jsonb`: NUL, and half a surrogate pair, which JSON escapes. Text
 * that merely looks like such an escape has its backslash escaped.
 */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

class UnstorableStateError extends Error {
  override readonly name = 'UnstorableStateError';
}

/**
 * Handles events in the order of each family, starting at the lease's position. It is unusable after an
 * error, since its memory is then ahead of the database.
 */
export const createBatches = (options: BatchOptions): DealWith => {
  const { policy, lease, database, privacy, logger, forgotten, isRetry = false } = options;
  const parkedKeys = new Set(options.parkedKeys);
  const states = new Map<string, PolicyState>();
  const limited = limitConcurrency(MAX_AT_ONCE);
  let from = lease.position;

  const loadMissing = async (keys: readonly string[]): Promise<void> => {
    const missing = keys.filter((key) => !states.has(key));
    if (missing.length === 0) return;
    const rows = await database
      .selectFrom('policy_states')
      .select(['user_id', 'state'])
      .where('policy', '=', policy.name)
      .where('user_id', 'in', missing)
      .execute();
    const stored = new Map(rows.map(({ user_id, state }) => [user_id, state]));
    for (const key of missing) states.set(key, policy.open(key, stored.get(key) ?? null));
  };

  const processFamily = async (
    key: string,
    events: readonly StoredEvent[],
  ): Promise<readonly ParkedEvent[]> => {
    const parked: ParkedEvent[] = [];
    for (const event of events) {
      const position = event.position.commit;
      if (parkedKeys.has(key)) {
        parked.push({ key, position, reason: null });
        continue;
      }
      try {
        const before = states.get(key) ?? policy.open(key, null);
        const { state, consequences } = before.after(event);
        if (UNSTORABLE.test(state.toJson())) throw new UnstorableStateError();
        if (position > lease.actsAfter && consequences.length > 0)
          await dispatchConsequences({ ...options, key, event }, consequences);
        states.set(key, state);
      } catch (error) {
        if (isFailureOfStores(error)) throw error;
        const reason = reasonOf(error);
        parkedKeys.add(key);
        parked.push({ key, position, reason });
        logger.error(
          { policy: policy.name, position: String(position), reason },
          'The consequences of an event failed: its family is parked.',
        );
      }
    }
    return parked;
  };

  return async (events, to) => {
    for (const userId of await forgotten.follow(events)) states.delete(userId);
    const keyed = events.flatMap((event) => {
      const key = policy.keyOf(event);
      return key === undefined || forgotten.people.has(key) ? [] : [{ key, event }];
    });
    const needsOpening = keyed.some(({ event }) => mayBeSealed(event));
    const opened = needsOpening
      ? await privacy.openEvents(keyed.map(({ event }) => event))
      : keyed.map(({ event }) => event);
    const families = Map.groupBy(
      keyed.map(({ key }, at) => ({ key, event: opened[at] })),
      ({ key }) => key,
    );
    const keys = [...families.keys()];
    if (states.size + keys.length > MAX_STATES) states.clear();
    await loadMissing(keys);
    const parked = (
      await Promise.all(
        Array.from(families, ([key, own]) =>
          limited(() =>
            processFamily(
              key,
              own.flatMap(({ event }) => (event === undefined ? [] : [event])),
            ),
          ),
        ),
      )
    ).flat();
    const parkedNow = new Set(parked.map(({ position }) => position));
    await writeBatch({
      database,
      lease,
      from,
      to,
      states: new Map(
        keys.flatMap((key) => {
          const state = states.get(key);
          return state === undefined ? [] : [[key, state.toJson()] as const];
        }),
      ),
      parked,
      unparked: isRetry
        ? events.map(({ position }) => position.commit).filter((at) => !parkedNow.has(at))
        : [],
    });
    from = to;
  };
};
