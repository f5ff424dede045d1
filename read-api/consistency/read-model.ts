import {
  MIN_POSITION_HEADER,
  POSITION_HEADER,
  positionSchema,
  STALE_HEADER,
} from '@hearthway/domain/live/live.contract.ts';
import { refuse } from '@hearthway/infra/http/errors.ts';
import type { Kysely, Transaction } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { Arrivals } from './arrivals.ts';
import { type Row, type RowState, readRowState } from './checkpoints.ts';

export interface ModelReaderOptions {
  readonly database: Kysely<ReadSchema>;
  readonly arrivals: Arrivals;
  readonly isBeyondLog: (position: bigint) => Promise<boolean>;
  /** How long a request may wait for a model. */
  readonly waitMs?: number | undefined;
}

interface RequestHeaders {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface ModelRead<Value> extends Row {
  readonly request: RequestHeaders;
  readonly reply: { readonly header: (name: string, value: string) => unknown };
  /** Reads the row, in one snapshot with the checkpoint. It is called again after a wait. */
  readonly read: (snapshot: Transaction<ReadSchema>) => Promise<Value>;
}

/** Answers a GET with what a model holds, and says in the headers how much of the log that is. */
export type ReadModel = <Value>(read: ModelRead<Value>) => Promise<Value>;

interface Found<Value> extends RowState {
  readonly value: Value;
}

const WAIT_MS = 2_000;

/**
 * Reads what the caller wrote: a request with `x-min-position` waits until the model has got there. When
 * it does not in time, or the row is parked, the answer is what there is, marked as stale; the page is told
 * over its socket when there is more.
 */
export const createModelReader = ({
  database,
  arrivals,
  isBeyondLog,
  waitMs = WAIT_MS,
}: ModelReaderOptions): ReadModel => {
  const find = <Value>({ model, key, read }: ModelRead<Value>): Promise<Found<Value>> =>
    database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => ({
        ...(await readRowState(snapshot, { model, key })),
        value: await read(snapshot),
      }));

  const waitFor = async ({ model }: Row, position: bigint): Promise<void> => {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), waitMs);
    try {
      const arrival = arrivals.wait(model, position, ending.signal);
      const isBeyond = await Promise.race([arrival.then(() => false), isBeyondLog(position)]);
      if (isBeyond) throw refuse('PositionBeyondLog');
      await arrival;
    } finally {
      clearTimeout(timer);
      ending.abort();
    }
  };

  return async (options) => {
    const { request, reply } = options;
    const wanted = readMinPosition(request);
    let found = await find(options);
    if (found.position < wanted && !found.isParked) {
      await waitFor(options, wanted);
      found = await find(options);
    }
    const { position, isParked, value } = found;
    // What a parked row holds ends somewhere before the checkpoint.
    if (!isParked) reply.header(POSITION_HEADER, String(position));
    if (isParked || position < wanted) reply.header(STALE_HEADER, 'true');
    return value;
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
