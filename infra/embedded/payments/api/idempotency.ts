import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { ApiError } from '../wire/errors.ts';
import type { FormObject } from '../wire/form.ts';

/** Retention that Stripe promises for a key. */
const KEPT_FOR_MS = DAY_MS;

export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

/** Stored responses by idempotency key, on disk. */
export interface Answers {
  /** Returns the stored response to the same call. Throws when the key was used for another. */
  readonly find: (key: string, call: string) => StoredAnswer | undefined;
  readonly keep: (key: string, call: string, answer: StoredAnswer) => void;
}

export const createAnswers = (database: DatabaseSync, time: () => number): Answers => {
  database.prepare('delete from answers where stored_at < ?').run(time() - KEPT_FOR_MS);
  const select = database.prepare('select request, status, body from answers where key = ?');
  const insert = database.prepare('insert into answers values (?, ?, ?, ?, ?)');
  return {
    find: (key, call) => {
      const row = select.get(key);
      if (row === undefined) return undefined;
      if (row['request'] !== call)
        throw new ApiError(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        );
      return { status: Number(row['status']), body: String(row['body']) };
    },
    keep: (key, call, { status, body }) => {
      insert.run(key, call, status, body, time());
    },
  };
};

/** Hash that distinguishes calls. The order of their parameters makes no difference. */
export const fingerprint = (method: string, path: string, params: FormObject): string =>
  createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(sorted(params))}`)
    .digest('base64url');

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)]);
};

export const inUse = (): ApiError =>
  new ApiError(
    'There is currently another in-progress request using this Idempotency Key. Please try again later.',
    { type: 'idempotency_error', status: 409, code: 'idempotency_key_in_use' },
  );
