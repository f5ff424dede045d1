import { type Cells, type ImportFormat, type Judged, NOTHING, type Remark } from '../format.ts';
import type { ImportSession } from '../import-session.ts';
import { mapColumns } from './columns.ts';
import { deactivatedFormat } from './deactivated.ts';
import { judge, providerId } from './judge.ts';
import { readListed } from './listed.ts';
import { periodOf } from './period.ts';

/**
 * National provider registry: its main file, whole or of a week, or its report of deactivated numbers. Files
 * may be partial: unmentioned providers stay.
 */
export const nppesFormat: ImportFormat = {
  name: 'nppes',
  source: 'nppes',
  // Changed because rows staged by an earlier version lack their day.
  fingerprint: 'with days',
  isWhole: false,
  periodOf,
  columnsOf: (header) => {
    const deactivated = deactivatedFormat(header);
    if (deactivated !== undefined) return deactivated;
    const rowOf = mapColumns(header);
    const npiOf = (cells: Cells): string => /^\d{10}$/.exec(rowOf(cells).get('NPI'))?.[0] ?? '';
    return {
      recordOf: npiOf,
      prepare: async ({ places, session }) => {
        const isListed = await readListed(session);
        const excluded = await readExcluded(session);
        const leaves = (npi: string, asOf: string | null): Judged =>
          isListed(npi)
            ? { listings: [{ id: providerId(npi), provider: null, asOf }], remarks: [] }
            : NOTHING;
        return (cells): Judged => {
          const verdict = judge(rowOf(cells), places);
          switch (verdict.kind) {
            case 'listed': {
              const npi = npiOf(cells);
              // Removed without a date, so that it applies even to a newer listing.
              if (excluded.has(npi)) return { ...leaves(npi, null), remarks: [EXCLUDED] };
              const { provider, remarks } = verdict;
              return { listings: [{ id: provider.id, provider }], remarks };
            }
            case 'unlisted':
              return leaves(npiOf(cells), verdict.asOf);
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

const EXCLUDED: Remark = {
  outcome: 'rejected',
  reason: 'Its NPI is excluded from federal health programs.',
};

const readExcluded = async ({ database }: ImportSession): Promise<ReadonlySet<string>> => {
  const rows = await database.selectFrom('excluded_npis').select('npi').execute();
  return new Set(rows.map(({ npi }) => npi));
};
