import { followAll } from '@hearthway/infra/adapters/event-store/follow-all.ts';
import { HEAD_WITHIN_MS, readHead } from '@hearthway/infra/adapters/event-store/head.ts';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { learnMissing } from '../batch/fold-batch.ts';
import { readKeyed } from '../batch/keyed-events.ts';
import { writeBatch } from '../batch/write-batch.ts';
import { type Erasures, readErasures } from '../erasure/erasures.ts';
import { STREAM_PREFIXES } from '../log/followed-streams.ts';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { readLiveVersion } from '../versions/live-version.ts';
import { prepareNextVersion } from '../versions/next-version.ts';
import { switchToVersion } from '../versions/switch.ts';
import { addKeys, loadRows, tableOf } from '../versions/tables.ts';
import { type BuildOptions, build } from './build.ts';
import { foldHistory } from './history.ts';
import { withClient } from './with-client.ts';

export interface RebuildOptions
  extends Pick<BuildOptions, 'projection' | 'eventStore' | 'privacy' | 'signal'> {
  readonly database: Kysely<ProjectionsSchema>;
  readonly databaseUrl: string;
}

export interface Rebuilt {
  readonly version: number;
  /** Number of events up to the head at the start. */
  readonly events: number;
}

const MAX_EVENTS = 500;
/** Pause before following is renewed, if the log falls silent just before the switch. */
const RENEW_AFTER_MS = 50;
/** Epoch of a table that has not been live yet: only its rebuild writes it. */
const EPOCH = '0';

/**
 * Builds the projection's next table from all of history, beside the live one, and switches to it once it has
 * caught up. Reads are not interrupted, and the running runner continues with the new table. Rejects with one
 * sentence, and without changes, if an event cannot be folded or a rebuild is already running.
 */
export const rebuild = (options: RebuildOptions): Promise<Rebuilt> =>
  withClient(options, async (client, signal) => {
    const { projection, database, eventStore, privacy } = options;
    await lockRebuild(client, projection.name);
    const live = await readLiveVersion(database, projection);
    const version = await prepareNextVersion(database, projection);
    const moves = new Map<string, bigint>();
    const onFolded = (key: string, position: bigint): void => {
      if (position > live.position) moves.set(key, position);
    };
    const head = await readHead(eventStore, { withinMs: HEAD_WITHIN_MS });
    // Read after the head, so that it includes all people erased by events up to there.
    const erasures = await readErasures(database, projection);
    const table = tableOf(projection, version);
    const { events } = await build({
      projection,
      eventStore,
      privacy,
      erased: erasures.people,
      client,
      table,
      until: head,
      signal,
      onFolded,
    });
    if (projection.isAppendOnly) await addKeys(database, projection, version);
    const from = head;
    await catchUpAndSwitch({ ...options, signal, version, from, erasures, moves, onFolded });
    return { version, events };
  });

const lockRebuild = async (client: pg.Client, name: string): Promise<void> => {
  const { rows } = await client.query(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
    [`rebuild ${name}`],
  );
  if (rows[0]?.locked !== true)
    throw new Error(`${name} is being rebuilt by another process already.`);
};

interface CatchUpOptions extends RebuildOptions {
  readonly version: number;
  readonly from: bigint;
  readonly erasures: Erasures;
  readonly moves: ReadonlyMap<string, bigint>;
  readonly onFolded: (key: string, position: bigint) => void;
}

/**
 * Folds later events until the new table has caught up with the old one. Each learns at different times of
 * positions past events of others, so that in a log that has fallen silent, a complete new table may still
 * stand before the old one: then following is renewed.
 */
const catchUpAndSwitch = async (options: CatchUpOptions): Promise<void> => {
  const { projection, database, eventStore, privacy, signal, version } = options;
  const { erasures, moves, onFolded } = options;
  const erased = erasures.people;
  let folding = projection.startFolding();
  let from = 0n;
  for await (const { events, position: to } of followAll(eventStore, {
    prefixes: STREAM_PREFIXES,
    after: options.from,
    maxEvents: MAX_EVENTS,
    renewAfterMs: RENEW_AFTER_MS,
    signal,
  })) {
    if ((await erasures.follow(events)).length > 0) folding = projection.startFolding();
    const keyed = await readKeyed({ projection, privacy, erased }, events);
    await learnMissing(folding, keyed, (keys) =>
      loadRows({ database, privacy, projection, version }, keys),
    );
    foldHistory({ projection, folding, keyed, onFolded });
    const rows = folding.takeChanged();
    const folded = { rows, moves: new Map<string, bigint>(), parked: [] };
    const at = { version, epoch: EPOCH, from, to };
    await writeBatch({ ...folded, ...at, database, privacy, projection });
    from = to;
    if (await switchToVersion({ database, projection, version, moves, erased })) return;
  }
  signal.throwIfAborted();
};
