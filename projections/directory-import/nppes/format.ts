import { type Found, type ImportFormat, type Judged, NOTHING } from '../format.ts';
import { mapColumns } from './columns.ts';
import { judge, providerId } from './judge.ts';
import { readListed } from './listed.ts';

/** The national provider registry. Its files may be a part of it: who is not mentioned stays. */
export const nppesFormat: ImportFormat = {
  name: 'nppes',
  source: 'nppes',
  // What an earlier version has staged lacks what families filter by.
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
