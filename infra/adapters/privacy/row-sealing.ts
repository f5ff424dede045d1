import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { ACCOUNT_PERIOD } from '@hearthway/domain/kernel/retention.ts';
import type { Row } from '@hearthway/domain/kernel/table.ts';
import { asSealed, type SealedText } from '../tables/column.ts';
import { SEALED_TABLES, type SealedTable } from '../tables/sealed-tables.ts';
import { type Opener, opener, sealSame } from './cipher.ts';
import type { EventSealing } from './event-sealing.ts';
import { type FindKey, type KeyReference, type KeyRing, STRANGERS_KEY } from './key-ring.ts';
import type { KeyOfPerson, PersonKey } from './key-store.ts';

/** Read model or another table with sealed columns. */
interface SealedModel {
  readonly name: string;
  readonly table: {
    readonly columns: Readonly<Record<string, { readonly type: string; readonly isSealed?: true }>>;
  };
}

/** Seals and opens the sealed columns of tables (`isSealed`). All other code sees them open. */
export interface RowSealing {
  /** Returns the rows to store. Leaves out rows of people who were erased. */
  readonly sealRows: (
    model: Pick<Projection, 'name' | 'table'>,
    rows: readonly Row[],
  ) => Promise<readonly Row[]>;
  /**
   * Opens the sealed columns of rows as the driver reads them, with `user_id`. Unsealed rows of older
   * definitions are passed on. A row whose key is gone is left out: its person was erased. Rejects when keys
   * cannot be read.
   */
  readonly openRows: <Stored extends OwnedRow>(
    model: SealedModel,
    stored: readonly Stored[],
  ) => Promise<readonly Opened<Stored>[]>;
  /** Opens rows of a table, like `openRows`. */
  readonly openTexts: <Stored extends OwnedRow>(
    table: SealedTable,
    stored: readonly Stored[],
  ) => Promise<readonly Opened<Stored>[]>;
  /** Makes the keys of many people in one statement, before sealing their texts. */
  readonly makeKeys: (userIds: readonly string[]) => Promise<void>;
  /** Seals a person's texts, keyed by column. Rejects with `SignInRequired` for a person who is gone. */
  readonly sealTexts: <Texts extends Readonly<Record<string, string | null>>>(
    table: SealedTable,
    userId: string,
    texts: Texts,
  ) => Promise<SealedTexts<Texts>>;
}

type Opened<Stored> = { readonly [Name in keyof Stored]: OpenedValue<Stored[Name]> };

type OpenedValue<Value> = Value extends SealedText ? string : Value;

type SealedTexts<Texts> = {
  [Name in keyof Texts]: Texts[Name] extends string ? SealedText : SealedText | null;
};

export type ModelSealing = Pick<EventSealing, 'openEvents'> & RowSealing;

interface OwnedRow {
  readonly user_id: string;
}

/** Stored form of a sealed value as JSON text: the name of the key, and base64. */
const SEALED = /^sealed:([^:]+):([A-Za-z0-9+/=]+)$/;

interface SealedValue {
  readonly column: string;
  readonly keyName: string;
  readonly bytes: Buffer;
}

type Keys = Pick<KeyRing, 'rowKeys' | 'findKeys' | 'systemKey' | 'personKey'>;

export const createRowSealing = (keys: Keys): RowSealing => {
  /** Overloaded, since opened columns have other types than the stored ones. */
  function openRows<Stored extends OwnedRow>(
    model: SealedModel,
    stored: readonly Stored[],
  ): Promise<readonly Opened<Stored>[]>;
  async function openRows(
    model: SealedModel,
    stored: readonly OwnedRow[],
  ): Promise<readonly OwnedRow[]> {
    const columns = sealedColumnsOf(model);
    if (columns.length === 0 || stored.length === 0) return stored;
    const rows = stored.map((row) => ({ row, values: sealedValuesIn(row, columns) }));
    const findOpener = openersOf(model, await findKeysOf(keys, rows));
    return rows.flatMap(({ row, values }) => {
      if (values.length === 0) return [row];
      const { user_id: userId } = row;
      const opened: Record<string, unknown> = {};
      for (const { column, keyName, bytes } of values) {
        const openValue = findOpener(column, { userId, keyName });
        if (openValue === undefined) return [];
        opened[column] = JSON.parse(openValue(bytes).toString());
      }
      return [{ ...row, ...opened }];
    });
  }

  return {
    openRows,
    openTexts: (table, stored) => openRows(SEALED_TABLES[table], stored),
    sealTexts: textSealing(keys.personKey),
    makeKeys: async (userIds) => {
      await keys.rowKeys(userIds);
    },
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
          return JSON.stringify(sealedWith(key, plain, contextOf(model, column, userId)));
        });
        return [sealed];
      });
    },
  };
};

/** Seals texts under the keys that `keyOf` returns. */
export const textSealing = (keyOf: KeyOfPerson): RowSealing['sealTexts'] => {
  function sealTexts<Texts extends Readonly<Record<string, string | null>>>(
    table: SealedTable,
    userId: string,
    texts: Texts,
  ): Promise<SealedTexts<Texts>>;
  async function sealTexts(
    table: SealedTable,
    userId: string,
    texts: Readonly<Record<string, string | null>>,
  ): Promise<Readonly<Record<string, SealedText | null>>> {
    const key = await keyOf(userId, ACCOUNT_PERIOD);
    return Object.fromEntries(
      Object.entries(texts).map(([column, text]) => {
        if (text === null) return [column, null];
        const context = contextOf(SEALED_TABLES[table], column, userId);
        return [column, asSealed(sealedWith(key, JSON.stringify(text), context))];
      }),
    );
  }
  return sealTexts;
};

const sealedWith = ({ name, bytes }: PersonKey, plain: string, context: string): string =>
  `sealed:${name}:${sealSame(bytes, Buffer.from(plain), context).toString('base64')}`;

interface RowToOpen {
  readonly row: OwnedRow;
  readonly values: readonly SealedValue[];
}

const findKeysOf = async (
  keys: Pick<KeyRing, 'findKeys' | 'systemKey'>,
  rows: readonly RowToOpen[],
): Promise<FindKey> => {
  const byName = new Map<string, KeyReference>();
  for (const { row, values } of rows)
    for (const { keyName } of values)
      byName.set(`${keyName}:${row.user_id}`, { userId: row.user_id, keyName });
  const references = [...byName.values()];
  const ofPeople = references.filter(({ keyName }) => keyName !== STRANGERS_KEY);
  const findKey = ofPeople.length === 0 ? () => undefined : await keys.findKeys(ofPeople);
  if (ofPeople.length === references.length) return findKey;
  const strangersKey = await keys.systemKey(STRANGERS_KEY);
  return (reference) => (reference.keyName === STRANGERS_KEY ? strangersKey : findKey(reference));
};

/** Prepares each key once per column, since thousands of rows may belong to one person. */
const openersOf = (model: SealedModel, findKey: FindKey) => {
  const openers = new Map<string, Opener>();
  return (column: string, reference: KeyReference): Opener | undefined => {
    const context = contextOf(model, column, reference.userId);
    const place = `${reference.keyName}:${context}`;
    const known = openers.get(place);
    if (known !== undefined) return known;
    const key = findKey(reference);
    if (key === undefined) return undefined;
    if (key === 'unreachable')
      throw new Error(`A key of ${model.name} cannot be reached: restore the database.`);
    const made = opener(key, context);
    openers.set(place, made);
    return made;
  };
};

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

/** Id of the person that a row is about. */
const ownerOf = (row: Row): string => row[0] ?? '';

/** Binds a sealed value to its column and person. */
const contextOf = ({ name }: SealedModel, column: string, userId: string): string =>
  `column:${name}.${column}:${userId}`;
