import {
  MIN_POSITION_HEADER,
  POSITION_HEADER,
  STALE_HEADER,
} from '@hearthway/domain/live/live.constants.ts';
import { type Model, positionSchema } from '@hearthway/domain/live/live.contract.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { Kysely, SelectType } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { CheckpointWaiters } from './checkpoint-waiters.ts';
import { createRowReader, type Select } from './checkpoints.ts';
import type { LogHead } from './log-head.ts';

export interface ReadModelsOptions {
  readonly database: Kysely<ReadSchema>;
  readonly waiters: CheckpointWaiters;
  readonly logHead: LogHead;
  /** Maximum wait of a request for a model. */
  readonly waitMs?: number | undefined;
}

interface RequestHeaders {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface ReadOptions {
  readonly request: RequestHeaders;
  readonly reply: { readonly header: (name: string, value: string) => unknown };
  readonly key: string;
}

/** Returns a row of the model for a GET, and sends its log position in the headers. */
type ReadModel<Value> = (options: ReadOptions) => Promise<SelectType<Value>>;

export type CreateReadModel = <Value>(model: Model, select: Select<Value>) => ReadModel<Value>;

const WAIT_MS = 2_000;

/**
 * Ensures that callers read their own writes: a request with `x-min-position` waits until the model has
 * reached it. After a timeout, for a parked row, or with a checkpoint beyond the log, the response has the
 * current row, marked as stale; the socket tells the page when there is more.
 */
export const readModels = ({
  database,
  waiters,
  logHead,
  waitMs = WAIT_MS,
}: ReadModelsOptions): CreateReadModel => {
  const waitFor = async (model: Model, position: bigint): Promise<void> => {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), waitMs);
    try {
      const arrival = waiters.wait(model, position, ending.signal);
      const isBeyond = await Promise.race([
        arrival.then(() => false),
        logHead.isBeyondLog(position),
      ]);
      if (isBeyond) throw refuse('PositionBeyondLog');
      await arrival;
    } finally {
      clearTimeout(timer);
      ending.abort();
    }
  };

  return (model, select) => {
    const readRow = createRowReader(database, model, select);
    return async ({ request, reply, key }) => {
      const wanted = readMinPosition(request);
      let found = await readRow(key);
      if (found.position < wanted && !found.isParked) {
        await waitFor(model, wanted);
        found = await readRow(key);
      }
      const { position, isParked, value } = found;
      // A parked row is older than the checkpoint. So is every row if the checkpoint was set ahead, or is at
      // the end of a log that was later restored.
      const isOlder = isParked || (await logHead.isKnownBeyondLog(position));
      if (!isOlder) reply.header(POSITION_HEADER, String(position));
      if (isOlder || position < wanted) reply.header(STALE_HEADER, 'true');
      return value;
    };
  };
};

const readMinPosition = ({ headers }: RequestHeaders): bigint => {
  const header = headers[MIN_POSITION_HEADER];
  if (header === undefined) return 0n;
  const position = positionSchema.safeParse(header);
  if (position.success) return BigInt(position.data);
  throw refuse('ValidationFailed', [
    { path: MIN_POSITION_HEADER, message: 'This is not a position in the log.' },
  ]);
};
