import { createHash } from 'node:crypto';
import type { ImportFormat } from '../format.ts';
import { mapColumns } from './columns.ts';
import { judge } from './judge.ts';
import type { Mapping } from './mapping.ts';
import { mergeListings } from './merge.ts';

/** Creates the format of a list that an autism group maintains as a spreadsheet, read by its mapping. */
export const spreadsheetFormat = (mapping: Mapping): ImportFormat => ({
  name: 'spreadsheet',
  source: mapping.source,
  fingerprint: createHash('sha256').update(JSON.stringify(mapping)).digest('hex'),
  isWhole: true,
  columnsOf: (header) => {
    const rowOf = mapColumns(header, mapping);
    return {
      recordOf: (cells) => rowOf(cells).get('name'),
      prepare:
        async ({ places }) =>
        (cells) =>
          judge(rowOf(cells), { mapping, places }),
    };
  },
  merge: mergeListings,
});
