import * as z from 'zod/mini';
import { type BrowserStorage, storageOr, tryToKeep } from '../../../session/browser-storage.ts';
import { household } from '../../../session/household.ts';
import { jsonFields } from '../../../session/json-fields.ts';

/** Value stored in this browser under its account. */
export interface Kept<Value> {
  readonly read: () => Value | undefined;
  /** Returns false if storage is full or forbidden; nothing else is affected. */
  readonly keep: (value: Value) => boolean;
  readonly forget: () => void;
  /** Listens for changes in other tabs. Returns a function to stop. */
  readonly hear: (listener: (value: Value | undefined) => void) => () => void;
}

interface KeptOptions<Value> {
  readonly key: string;
  readonly schema: z.ZodMiniType<Value>;
  /** Account id; null for visitors, whose values the next account to sign in claims. */
  readonly userId: string | null;
  readonly storage?: BrowserStorage;
}

export const createKept = <Value>({
  key,
  schema,
  userId,
  // Notes in another family's household never take the place of the person's own.
  storage = storageOr(() => (household.current() === undefined ? localStorage : sessionStorage)),
}: KeptOptions<Value>): Kept<Value> => {
  const valueIn = (found: unknown): Value | undefined => z.safeParse(schema, found).data;
  /** A visitor's value may exist beside that of an account whose session has ended. */
  const parsed = (text: string | null): Value | undefined => {
    const { userId: owner, value, visitors } = jsonFields(text ?? '');
    if (owner === userId || owner === null) return valueIn(value);
    return userId === null ? valueIn(visitors) : undefined;
  };
  /** Raw part of another account in the entry; undefined if there is none. */
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
      // Skips unchanged values, which would notify other tabs needlessly.
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
