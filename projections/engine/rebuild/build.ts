import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { Row } from '@hearthway/domain/kernel/table.ts';
import type { ModelSealing } from '@hearthway/infra/adapters/privacy/row-sealing.ts';
import pg from 'pg';
import { learnMissing } from '../batch/fold-batch.ts';
import { isRefusedRow, refusalOf } from '../batch/refused-row.ts';
import { erasedBy } from '../erasure/erasures.ts';
import { copyRows } from './copy-rows.ts';
import {
  type FoldHistoryOptions,
  foldHistory,
  type HistoryOptions,
  readHistory,
} from './history.ts';

export interface BuildOptions
  extends Omit<HistoryOptions, 'onRead' | 'privacy'>,
    Pick<FoldHistoryOptions, 'onFolded'> {
  readonly projection: Projection;
  readonly privacy: ModelSealing;
  /** Must be the only writer of the table. */
  readonly client: pg.Client;
  readonly table: string;
  /** Maximum number of rows kept in memory. */
  readonly maxRows?: number;
}

export interface Built {
  readonly events: number;
  /** People whose accounts ended with these events. */
  readonly erased: ReadonlySet<string>;
}

/**
 * Fills a table from history up to a position. Rejects with one sentence if an event cannot be folded or a
 * row is refused.
 */
export const build = async (options: BuildOptions): Promise<Built> => {
  const { projection } = options;
  let events = 0;
  const erased = new Set<string>();
  const history = readHistory({
    ...options,
    onRead: (read) => {
      events += read.length;
      for (const userId of erasedBy(read)) erased.add(userId);
    },
  });
  try {
    await (projection.isAppendOnly ? append(options, history) : replace(options, history));
  } catch (error) {
    if (!isRefusedRow(error)) throw error;
    throw new Error(`${projection.name} cannot be built: ${refusalOf(error)}`);
  }
  return { events, erased };
};

type History = ReturnType<typeof readHistory>;

/** Writes rows as they come, while the next events are read. */
const append = async (options: BuildOptions, history: History): Promise<void> => {
  const folding = options.projection.startFolding();
  const rows = async function* (): AsyncGenerator<readonly Row[], void> {
    for await (const keyed of history) {
      foldHistory({ ...options, folding, keyed });
      yield folding.takeChanged();
    }
  };
  await copyRows(options, rows());
};

const MAX_ROWS = 50_000;

/** Keeps rows in memory until the end, as far as there is room, so that each is written once. */
const replace = async (options: BuildOptions, history: History): Promise<void> => {
  const { projection, privacy, client, maxRows = MAX_ROWS } = options;
  const { primaryKey, columns } = projection.table;
  const [key] = primaryKey;
  const table = pg.escapeIdentifier(options.table);
  const places = primaryKey.map((column) => Object.keys(columns).indexOf(column));
  const names = primaryKey.map(pg.escapeIdentifier).join(', ');
  const given = primaryKey.map((_, index) => `$${index + 1}::text[]`).join(', ');
  let folding = projection.startFolding();
  let isEmpty = true;

  const load = async (keys: readonly string[]): Promise<readonly unknown[]> => {
    const { rows } = await client.query<{ readonly user_id: string }>(
      `select * from ${table} where ${pg.escapeIdentifier(key)} = any($1)`,
      [keys],
    );
    return privacy.openRows(projection, rows);
  };
  const flush = async (): Promise<void> => {
    const rows = folding.takeChanged();
    if (!isEmpty)
      await client.query(
        `delete from ${table} where (${names}) in (select * from unnest(${given}))`,
        places.map((place) => rows.map((row) => row[place])),
      );
    await copyRows(options, [rows]);
    isEmpty = false;
    folding = projection.startFolding();
  };

  for await (const keyed of history) {
    if (!isEmpty) await learnMissing(folding, keyed, load);
    foldHistory({ ...options, folding, keyed });
    if (folding.size() > maxRows) await flush();
  }
  await flush();
};
