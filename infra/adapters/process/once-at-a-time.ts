/**
 * Reads each key once at a time: all who ask meanwhile get the same answer, so that a flood of questions is one
 * read. Nothing is kept.
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
