import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { readNewest } from '@hearthway/infra/adapters/event-store/head.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import type { ModelSealing } from '@hearthway/infra/adapters/privacy/row-sealing.ts';
import type { Kysely } from 'kysely';
import { readStatus } from '../engine/health/status.ts';
import { STREAM_PREFIXES } from '../engine/log/followed-streams.ts';
import { retryParked } from '../engine/parking/retry-parked.ts';
import { rebuild } from '../engine/rebuild/rebuild.ts';
import { verify } from '../engine/rebuild/verify.ts';
import type { ProjectionsSchema } from '../engine/schema/schema.ts';

interface CommandContext {
  readonly projections: readonly Projection[];
  readonly database: Kysely<ProjectionsSchema>;
  readonly databaseUrl: string;
  readonly eventStore: EventStore;
  readonly privacy: ModelSealing;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** Milliseconds of a clock that only goes forwards. */
  readonly clock: () => number;
  readonly print: (line: string) => void;
}

/** Returns whether it succeeded, which becomes the exit code. */
export type Command = (context: CommandContext) => Promise<boolean>;

/** Prints the position of each projection. */
export const showStatus: Command = async ({ projections, database, eventStore, print }) => {
  const newest = await readNewest(eventStore, { prefixes: STREAM_PREFIXES }, { withinMs: 5_000 });
  for (const projection of projections) {
    const status = await readStatus(database, projection);
    const { version, position, movedAt, isLeased, parkedKeys, firstParked } = status;
    const progress = position >= newest ? 'up to date' : `behind the log, which is at ${newest}`;
    const writer = isLeased ? 'being written' : 'without a writer';
    print(
      `${projection.name}: version ${version}, at position ${position} since ${movedAt.toISOString()}, ${progress}, ${writer}`,
    );
    if (firstParked !== undefined)
      print(
        `  ${rows(parkedKeys)} parked, from position ${firstParked.position} on: ${firstParked.reason}`,
      );
  }
  return true;
};

/** Builds the table anew and switches to it. */
export const rebuildOne =
  (projection: Projection): Command =>
  async ({ clock, print, ...options }) => {
    const start = clock();
    const { version, events } = await rebuild({ ...options, projection });
    const seconds = (clock() - start) / 1000;
    print(
      `${projection.name}: version ${version} is live, built from ${count(events)} events in ${seconds.toFixed(2)} s (${count(Math.round(events / seconds))} a second).`,
    );
    return true;
  };

/** Compares the table with what history says. */
export const verifyOne =
  (projection: Projection): Command =>
  async ({ print, ...options }) => {
    const found = await verify({ ...options, projection });
    const what = `${projection.name}: version ${found.version}, ${count(found.rows)} rows of ${count(found.events)} events`;
    const isRight = found.differingKeys === 0;
    print(
      isRight
        ? `${what}: no difference.`
        : `${what}: the rows of ${count(found.differingKeys)} differ from what history says. npm run projections -- rebuild ${projection.name} builds them anew.`,
    );
    return isRight;
  };

/** Runs all of them, though one fails to succeed. */
export const oneByOne =
  (commands: readonly Command[]): Command =>
  async (context) => {
    let succeeded = true;
    for (const command of commands) if (!(await command(context))) succeeded = false;
    return succeeded;
  };

/** Folds parked events again, in all projections. */
export const retryAllParked: Command = async ({ projections, print, ...options }) => {
  let isAllFreed = true;
  for (const projection of projections) {
    const { freed, parked } = await retryParked({ ...options, projection });
    print(`${projection.name}: ${rows(freed)} freed, ${rows(parked)} parked.`);
    isAllFreed &&= parked === 0;
  }
  return isAllFreed;
};

const count = (value: number): string => value.toLocaleString('en');

const rows = (value: number): string => `${count(value)} ${value === 1 ? 'key is' : 'keys are'}`;
