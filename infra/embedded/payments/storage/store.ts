import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Seconds } from '../time/months.ts';
import type { Kind, Records } from './records.ts';

export interface Due {
  readonly kind: Kind;
  readonly id: string;
  readonly dueAt: Seconds;
}

export interface Store {
  readonly get: <K extends Kind>(kind: K, id: string) => Records[K] | undefined;
  /** Inserts a record, or replaces the one with this id in place. */
  readonly put: <K extends Kind>(kind: K, record: Records[K]) => void;
  /** Newest first, optionally of one customer. */
  readonly all: <K extends Kind>(kind: K, customer?: string) => Iterable<Records[K]>;
  readonly firstDue: (until: Seconds) => Due | undefined;
  readonly setting: (name: string) => unknown;
  readonly setSetting: (name: string, value: unknown) => void;
}

/** Records read per query. */
const PAGE = 50;

const KINDS: Readonly<Record<Kind, true>> = {
  customer: true,
  payment_method: true,
  subscription: true,
  invoice: true,
  checkout_session: true,
  portal_session: true,
  event: true,
  refund: true,
};

const isKind = (text: unknown): text is Kind => typeof text === 'string' && text in KINDS;

/** Stores records as JSON, with the searchable columns beside it. */
export const createStore = (database: DatabaseSync): Store => {
  const select = database.prepare('select body from objects where id = ? and kind = ?');
  const upsert = database.prepare(
    `insert into objects (kind, id, customer, due_at, body) values (?, ?, ?, ?, ?)
     on conflict (id) do update set due_at = excluded.due_at, body = excluded.body`,
  );
  const selectAll = database.prepare(
    'select seq, body from objects where kind = ? and seq < ? order by seq desc limit ?',
  );
  const selectOf = database.prepare(
    'select seq, body from objects where customer = ? and kind = ? and seq < ? order by seq desc limit ?',
  );
  const selectDue = database.prepare(
    'select kind, id, due_at from objects where due_at <= ? order by due_at, seq limit 1',
  );
  const selectSetting = database.prepare('select value from settings where name = ?');
  const upsertSetting = database.prepare(
    'insert into settings values (?, ?) on conflict (name) do update set value = excluded.value',
  );
  return {
    get: (kind, id) => {
      const row = select.get(id, kind);
      return row && JSON.parse(String(row['body']));
    },
    put: (kind, record) => {
      const customer = 'customer' in record ? record.customer : null;
      upsert.run(kind, record.id, customer, record.dueAt, JSON.stringify(record));
    },
    all: (kind, customer) =>
      parsed((before) =>
        customer === undefined
          ? selectAll.all(kind, before, PAGE)
          : selectOf.all(customer, kind, before, PAGE),
      ),
    firstDue: (until) => {
      const { kind, id, due_at: dueAt } = selectDue.get(until) ?? {};
      return isKind(kind) ? { kind, id: String(id), dueAt: Number(dueAt) } : undefined;
    },
    setting: (name) => {
      const row = selectSetting.get(name);
      return row && JSON.parse(String(row['value']));
    },
    setSetting: (name, value) => {
      upsertSetting.run(name, JSON.stringify(value));
    },
  };
};

/** Reads lazily, since lists end after a page. */
function* parsed<K extends Kind>(
  read: (before: number) => readonly Record<string, SQLOutputValue>[],
): Generator<Records[K]> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = read(before);
    for (const row of rows) {
      before = Number(row['seq']);
      yield JSON.parse(String(row['body']));
    }
    if (rows.length < PAGE) return;
  }
}

export type Transact = <Result>(work: () => Result) => Result;

/** Runs work in a transaction: everything is on disk on return, nothing after an exception. */
export const transactOn =
  (database: DatabaseSync): Transact =>
  (work) => {
    if (database.isTransaction) return work();
    database.exec('begin immediate');
    try {
      const result = work();
      database.exec('commit');
      return result;
    } catch (error) {
      database.exec('rollback');
      throw error;
    }
  };
