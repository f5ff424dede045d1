/** A map that forgets its oldest entries. */
export interface BoundedMap<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly delete: (key: string) => void;
  readonly clear: () => void;
}

/**
 * Remembers the newest `size` entries at least, and twice as many at most. It keeps two generations:
 * forgetting a whole one is cheap, while finding the oldest entry of one large map is not.
 */
export const createBoundedMap = <Value>(size: number): BoundedMap<Value> => {
  let older = new Map<string, Value>();
  let newer = new Map<string, Value>();
  return {
    get: (key) => newer.get(key) ?? older.get(key),
    set: (key, value) => {
      newer.set(key, value);
      if (newer.size < size) return;
      older = newer;
      newer = new Map();
    },
    delete: (key) => {
      newer.delete(key);
      older.delete(key);
    },
    clear: () => {
      newer.clear();
      older.clear();
    },
  };
};
