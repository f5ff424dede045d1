import type { Period } from '../format.ts';

/**
 * Parses names such as "npidata_pfile_20251103-20251109.csv". The whole registry begins with its first day.
 */
export const periodOf = (name: string): Period | undefined => {
  const [, from, to] = /npidata_pfile_(\d{8})-(\d{8})\.csv$/i.exec(name) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { from: isoDay(from), to: isoDay(to), isFull: from <= FIRST_DAY };
};

/** Day on which the first NPI was issued. */
const FIRST_DAY = '20050523';

const isoDay = (digits: string): string =>
  `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
