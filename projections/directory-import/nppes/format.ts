import { type Found, type ImportFormat, type Judged, NOTHING } from '../format.ts';
import { mapColumns } from './columns.ts';
import { judge, providerId } from './judge.ts';
import { readListed } from './listed.ts';

/** The national provider registry. Its files may be partial: unmentioned providers stay. */
export const nppesFormat: ImportFormat = {
  name: 'nppes',
  source: 'nppes',
  // Rows staged by an earlier version lack the filter columns.
  fingerprint: 'with attributes',
  isWhole: false,
  columnsOf: (header) => {
    const rowOf = mapColumns(header);
    const npiOf = (cells: readonly string[]): string =>
      /^\d{10}$/.exec(rowOf(cells).get('NPI'))?.[0] ?? '';
    return {
      recordOf: npiOf,
      prepare: async ({ places, session }) => {
        const isListed = await readListed(session);
        return (cells): Judged => {
          const verdict = judge(rowOf(cells), places);
          switch (verdict.kind) {
            case 'listed':
              return found({ id: verdict.provider.id, provider: verdict.provider });
            case 'unlisted': {
              const npi = npiOf(cells);
              return isListed(npi) ? found({ id: providerId(npi), provider: null }) : NOTHING;
            }
            case 'rejected':
              return {
                listings: [],
                remarks: [{ outcome: 'rejected', reason: verdict.reason }],
              };
          }
        };
      },
    };
  },
};

const found = (listing: Found): Judged => ({ listings: [listing], remarks: [] });
