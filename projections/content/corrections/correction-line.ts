import type { Applied } from './corrected-items.ts';

export const correctionLine = ({
  correction: { kind, id, field, value, source, url, by, on },
  stale,
  ours,
}: Applied): string => {
  const from = url === undefined ? source : `${source}, ${url}`;
  return [
    `${kind}/${id} ${field}: ${JSON.stringify(value)}`,
    `verified by ${by} on ${on} (${from})`,
    stale === undefined ? comparedWith(ours, value) : `NO LONGER HOLDS: ${stale}`,
  ].join('; ');
};

const comparedWith = (ours: unknown, value: unknown): string =>
  JSON.stringify(ours) === JSON.stringify(value)
    ? 'ours is the same now: it is needed no more'
    : `ours: ${JSON.stringify(ours ?? null)}`;
