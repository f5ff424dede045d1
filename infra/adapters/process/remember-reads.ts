import { onceAtATime } from './once-at-a-time.ts';

interface RememberOptions {
  /** Age up to which a cached value is returned without a read. */
  readonly freshForMs: number;
  /** Time to wait for a newer value before the cached one is returned. */
  readonly patienceMs?: number;
  readonly mostKept?: number;
  readonly now?: () => number;
}

/** Reads the value of a key, or returns it from memory. */
type RememberedRead<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Caches values, and reads each key once at a time. A cached value is returned even while the source is busy
 * or down. Rejects with the error of `read` where nothing is cached.
 */
export const rememberReads = <Value>({
  freshForMs,
  patienceMs = 100,
  mostKept = 500,
  now = () => performance.now(),
}: RememberOptions): RememberedRead<Value> => {
  const kept = new Map<string, { readonly value: Value; readonly readAt: number }>();
  const once = onceAtATime<Value>();

  const readAgain = async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const readAt = now();
    const value = await read();
    kept.delete(key);
    kept.set(key, { value, readAt });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return value;
  };

  return async (key, read) => {
    const known = kept.get(key);
    if (known !== undefined && now() - known.readAt < freshForMs) return known.value;
    const newer = once(key, () => readAgain(key, read));
    if (known === undefined) return newer;
    const { promise: late, resolve } = Promise.withResolvers<Value>();
    const timer = setTimeout(() => resolve(known.value), patienceMs);
    try {
      return await Promise.race([newer.catch(() => known.value), late]);
    } finally {
      clearTimeout(timer);
    }
  };
};
