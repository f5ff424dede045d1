import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { isNpi } from '@hearthway/domain/directory/npi.ts';
import { type Cells, type Judged, NOTHING, type RowFormat } from '../format.ts';
import { isoDate, providerId } from './judge.ts';
import { readListed } from './listed.ts';

/** Reads the registry's report of deactivated numbers; undefined for any other header. */
export const deactivatedFormat = (header: readonly string[]): RowFormat | undefined => {
  const npi = header.indexOf('NPI');
  const since = header.findIndex((name) => /\bDeactivation Date$/i.test(name));
  if (npi === -1 || since === -1 || header.length > MAX_COLUMNS) return undefined;
  const npiOf = (cells: Cells): string => cells.at(npi)?.trim() ?? '';
  return {
    mayFindNothing: true,
    recordOf: npiOf,
    prepare: async ({ session }) => {
      const isListed = await readListed(session);
      return (cells): Judged => {
        const number = npiOf(cells);
        if (!isNpi(number)) return WRONG_NPI;
        const asOf = readDay(cells.at(since)?.trim() ?? '');
        return isListed(number)
          ? { listings: [{ id: providerId(number), provider: null, asOf }], remarks: [] }
          : NOTHING;
      };
    },
  };
};

/** The registry's main file has both columns too, and 328 more. */
const MAX_COLUMNS = 5;

const WRONG_NPI: Judged = {
  listings: [],
  remarks: [{ outcome: 'rejected', reason: 'The NPI is wrong: its check digit does not match.' }],
};

/** Parses a date written as text, or as a spreadsheet's day count. */
const readDay = (text: string): string | null => {
  if (!/^\d{5}(\.0*)?$/.test(text)) return isoDate(text);
  return new Date(Date.UTC(1899, 11, 30) + Number(text) * DAY_MS).toISOString().slice(0, 10);
};
