import { useEffect, useState } from 'react';

/** What a value has been for a while; the first of them at once. */
export const useSettled = <Value>(value: Value, waitMs: number): Value => {
  const [settled, setSettled] = useState(value);
  const isFirst = settled === undefined;
  useEffect(() => {
    const timer = window.setTimeout(setSettled, isFirst ? 0 : waitMs, () => value);
    return () => window.clearTimeout(timer);
  }, [value, waitMs, isFirst]);
  return settled;
};
