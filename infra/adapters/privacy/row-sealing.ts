import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { Row } from '@hearthway/domain/kernel/table.ts';
import { open, sealSame } from './cipher.ts';
import type { EventSealing } from './event-sealing.ts';
import { type KeyRing, STRANGERS_KEY } from './key-ring.ts';

type SealedModel = Pick<Projection, 'name' | 'table'>;

/** The sealed columns of read models (`isSealed`). Every other part of the house sees them open. */
export interface RowSealing {
  /** The rows as they lie in the table. Rows of people who were erased are left out. */
  readonly sealRows: (model: SealedModel, rows: readonly Row[]) => Promise<readonly Row[]>;
  /**
   * Rows as the driver reads them, with `user_id`, their sealed columns as they were. Rows of older
   * definitions, which were not sealed, are passed on. A row whose key is gone is left out: its person was
   * erased. Rejects when keys cannot be read.
   */
  readonly openRows: <Stored extends OwnedRow>(
    model: SealedModel,
    stored: readonly Stored[],
  ) => Promise<readonly Stored[]>;
}

/** All that the engine of the projections needs. */
export type ModelSealing = Pick<EventSealing, 'openEvents'> & RowSealing;

interface OwnedRow {
  readonly user_id: string;
}

/** How a sealed value lies in its column, as JSON text: the name of the key, and base64. */
const SEALED = /^sealed:([^:]+):([A-Za-z0-9+/=]+)$/;

interface SealedValue {
  readonly column: string;
  readonly keyName: string;
  readonly bytes: Buffer;
}

export const createRowSealing = (
  keys: Pick<KeyRing, 'rowKeys' | 'findKeys' | 'systemKey'>,
): RowSealing => ({
  sealRows: async (model, rows) => {
    const columns = Object.entries(model.table.columns);
    if (rows.length === 0 || !columns.some(([, { isSealed }]) => isSealed)) return rows;
    const found = await keys.rowKeys([...new Set(rows.map(ownerOf))]);
    return rows.flatMap((row) => {
      const userId = ownerOf(row);
      const key = found.get(userId);
      if (key === undefined) return [];
      const sealed = columns.map(([column, { isSealed }], at) => {
        const plain = row[at] ?? null;
        if (!isSealed || plain === null) return plain;
        const bytes = sealSame(key.bytes, Buffer.from(plain), contextOf(model, column, userId));
        return JSON.stringify(`sealed:${key.name}:${bytes.toString('base64')}`);
      });
      return [sealed];
    });
  },

  openRows: async (model, stored) => {
    const columns = sealedColumnsOf(model);
    if (columns.length === 0 || stored.length === 0) return stored;
    const rows = stored.map((row) => ({ row, values: sealedValuesIn(row, columns) }));
    const references = rows.flatMap(({ row: { user_id: userId }, values }) =>
      values.flatMap(({ keyName }) => (keyName === STRANGERS_KEY ? [] : [{ userId, keyName }])),
    );
    const findKey = references.length === 0 ? () => undefined : await keys.findKeys(references);
    const strangersKey = rows.some(({ values }) =>
      values.some(({ keyName }) => keyName === STRANGERS_KEY),
    )
      ? await keys.systemKey(STRANGERS_KEY)
      : undefined;
    return rows.flatMap(({ row, values }) => {
      if (values.length === 0) return [row];
      const { user_id: userId } = row;
      const opened: Record<string, unknown> = {};
      for (const { column, keyName, bytes } of values) {
        const key = keyName === STRANGERS_KEY ? strangersKey : findKey({ userId, keyName });
        if (key === undefined) return [];
        const plain = open(key, bytes, contextOf(model, column, userId));
        opened[column] = JSON.parse(plain.toString());
      }
      return [{ ...row, ...opened }];
    });
  },
});

const sealedColumnsOf = ({ table }: SealedModel): readonly string[] =>
  Object.entries(table.columns).flatMap(([name, { isSealed }]) => (isSealed ? [name] : []));

const sealedValuesIn = (row: OwnedRow, columns: readonly string[]): readonly SealedValue[] =>
  columns.flatMap((column) => {
    const value: unknown = Reflect.get(row, column);
    const [, keyName, text] = typeof value === 'string' ? (SEALED.exec(value) ?? []) : [];
    return keyName === undefined || text === undefined
      ? []
      : [{ column, keyName, bytes: Buffer.from(text, 'base64') }];
  });

/** The key of a row is the person that it is about. */
const ownerOf = (row: Row): string => row[0] ?? '';

/** A sealed value opens in its column and for its person alone. */
const contextOf = ({ name }: SealedModel, column: string, userId: string): string =>
  `column:${name}.${column}:${userId}`;
