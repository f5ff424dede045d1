/**
 * Reads each key once at a time: concurrent callers share the result, so that a flood of requests is one
 * read. Caches nothing.
 */
export const onceAtATime = <Value>(): ((
  key: string,
  read: () => Promise<Value>,
) => Promise<Value>) => {
  const underWay = new Map<string, Promise<Value>>();
  return (key, read) => {
    const reading = underWay.get(key) ?? read().finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };
};
