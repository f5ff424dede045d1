import { PRODUCT } from '@hearthway/domain/product.ts';
import { type BrowserStorage, tryToKeep } from './browser-storage.ts';

/** Where it lies in the storage of the browser. */
export const DEADLINE_KEY = `${PRODUCT.storagePrefix}-session-ends-at`;

/**
 * End of the session without further activity, in milliseconds since the epoch. All tabs of a
 * browser share it. It is read anew for each decision, since a frozen tab misses messages.
 */
export interface Deadline {
  /** Undefined until it is first set. */
  readonly read: () => number | undefined;
  readonly move: (endsAt: number) => void;
  /** The session has ended, or another begins. */
  readonly forget: () => void;
}

interface DeadlineStoreOptions {
  readonly storage: BrowserStorage;
  /** Tells the other tabs that the deadline has moved. */
  readonly onMove: () => void;
}

export const createDeadlineStore = ({ storage, onMove }: DeadlineStoreOptions): Deadline => {
  // In a full browser, each tab has its own.
  let unkept: number | undefined;
  return {
    read: () => {
      if (unkept !== undefined) return unkept;
      const endsAt = Number.parseInt(storage.getItem(DEADLINE_KEY) ?? '', 10);
      return Number.isNaN(endsAt) ? undefined : endsAt;
    },
    move: (endsAt) => {
      unkept = tryToKeep(storage, DEADLINE_KEY, String(endsAt)) ? undefined : endsAt;
      onMove();
    },
    forget: () => {
      unkept = undefined;
      storage.removeItem(DEADLINE_KEY);
    },
  };
};
