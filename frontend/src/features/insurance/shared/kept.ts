import * as z from 'zod/mini';
import { type BrowserStorage, storageOr, tryToKeep } from '../../../session/browser-storage.ts';
import { jsonFields } from '../../../session/json-fields.ts';

/** A value that this browser keeps, under the account that it belongs to. */
export interface Kept<Value> {
  readonly read: () => Value | undefined;
  /** Whether it was kept: a full or forbidden storage refuses, and nothing else is lost. */
  readonly keep: (value: Value) => boolean;
  readonly forget: () => void;
  /** Hears of changes in other tabs. Returns the way to stop. */
  readonly hear: (listener: (value: Value | undefined) => void) => () => void;
}

interface KeptOptions<Value> {
  readonly key: string;
  readonly schema: z.ZodMiniType<Value>;
  /** The account; null for visitors, whose values the next account to sign in takes over. */
  readonly userId: string | null;
  readonly storage?: BrowserStorage;
}

export const createKept = <Value>({
  key,
  schema,
  userId,
  storage = storageOr(() => localStorage),
}: KeptOptions<Value>): Kept<Value> => {
  const valueIn = (found: unknown): Value | undefined => z.safeParse(schema, found).data;
  /** A visitor's stands beside that of an account whose session has ended here. */
  const parsed = (text: string | null): Value | undefined => {
    const { userId: owner, value, visitors } = jsonFields(text ?? '');
    if (owner === userId || owner === null) return valueIn(value);
    return userId === null ? valueIn(visitors) : undefined;
  };
  /** Another account's part of the entry, as it stands; undefined where there is none. */
  const others = (): Readonly<Record<string, unknown>> | undefined => {
    const { userId: owner, value } = jsonFields(storage.getItem(key) ?? '');
    return userId === null && typeof owner === 'string' ? { userId: owner, value } : undefined;
  };
  return {
    read: () => parsed(storage.getItem(key)),
    keep: (value) => {
      const other = others();
      const next = other === undefined ? { userId, value } : { ...other, visitors: value };
      const text = JSON.stringify(next);
      // Kept again unchanged, it would tell the other tabs for nothing.
      return storage.getItem(key) === text || tryToKeep(storage, key, text);
    },
    forget: () => {
      const other = others();
      if (other === undefined) storage.removeItem(key);
      else tryToKeep(storage, key, JSON.stringify(other));
    },
    hear: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(parsed(event.newValue));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
};
