import { figureIn, isOwnColumn } from '@hearthway/domain/reports/figures.contract.ts';
import { isNumeric, type ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { ScrollRegion } from '../../../../components/ScrollRegion.tsx';
import { type Column, figureWords } from '../cell-words.ts';
import { type Sorting, sortedBy, sortRows } from './table-sort.ts';

interface DataTableProps {
  readonly table: ReportTable;
  readonly caption: string;
  /** Label of the scrollable region. */
  readonly label: string;
}

/** Maximum rows shown at once; the rest of a longer table is shown on demand. */
const WHOLE_TABLE = 60;
const FIRST_ROWS = 30;

export const DataTable = ({ table, caption, label }: DataTableProps) => {
  const { i18n } = useLingui();
  const { rows } = table;
  const columns = table.columns.filter(isOwnColumn);
  const [sorting, setSorting] = useState<Sorting>();
  const isLong = rows.length > WHOLE_TABLE;
  const [isWhole, setIsWhole] = useState(!isLong);
  const sorted = sortRows(rows, table.columns, sorting);
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_ROWS);
  return (
    <div className="grid min-w-0 gap-3 print:block">
      <ScrollRegion
        label={label}
        className={`overflow-auto rounded-soft print:max-h-none print:overflow-visible ${shown.length > WHOLE_TABLE ? 'max-h-[80vh]' : ''}`}
      >
        <table className="border-collapse max-sm:w-full max-sm:text-sm sm:min-w-md">
          <caption className="pb-2 text-start text-xl font-bold">
            {/* Limited to the screen's width if the table is wider. */}
            <span className="sticky start-0 inline-block max-w-[88vw]">{caption}</span>
          </caption>
          {/* Shadow instead of a border, which would not stick with the header. */}
          <thead className="sticky top-0 bg-surface shadow-[inset_0_-2px_var(--color-line-strong)] print:static">
            <tr>
              {columns.map((column) => (
                <ColumnHead
                  key={column.id}
                  column={column}
                  sorting={sorting}
                  onSort={() => setSorting(sortedBy(sorting, column))}
                />
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {shown.map((row, at) => (
              <tr
                key={JSON.stringify(row)}
                className={`border-b border-line last:border-b-0 ${isLong && at >= FIRST_ROWS ? 'print:hidden' : ''}`}
              >
                {columns.map((column, at) => (
                  <TableCell
                    key={column.id}
                    column={column}
                    words={
                      isNumeric(column.type)
                        ? figureWords(i18n, figureIn(table, row, column.id), column.type)
                        : String(row[table.columns.indexOf(column)] ?? '')
                    }
                    isHead={at === 0}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {/* Paper has only the first rows. */}
      {isLong && (
        <p className={`measure text-text-soft ${isWhole ? 'hidden print:block' : ''}`}>
          <Trans>
            These are the first {FIRST_ROWS} of {rows.length} rows. Downloads have the rest.
          </Trans>
        </p>
      )}
      {!isWhole && (
        <div className="print:hidden">
          <Button look="secondary" onClick={() => setIsWhole(true)}>
            <Trans>Show all {rows.length} rows</Trans>
          </Button>
        </div>
      )}
    </div>
  );
};

interface ColumnHeadProps {
  readonly column: Column;
  readonly sorting: Sorting | undefined;
  readonly onSort: () => void;
}

const ColumnHead = ({ column: { id, label, type }, sorting, onSort }: ColumnHeadProps) => {
  const direction = sorting?.column === id ? directionOf(sorting) : 'none';
  const Icon = ICONS[direction];
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={`align-bottom ${isNumeric(type) ? 'text-end' : 'text-start'}`}
    >
      <button
        type="button"
        onClick={onSort}
        className="touch inline-flex cursor-pointer items-center gap-1 rounded-soft px-1.5 py-2 font-semibold sm:gap-2 sm:px-3 hover:bg-accent-wash"
      >
        <span>{label}</span>
        <Icon aria-hidden className="size-4 shrink-0 text-accent print:hidden" />
      </button>
    </th>
  );
};

const ICONS = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

const directionOf = ({ isDescending }: Sorting) => (isDescending ? 'descending' : 'ascending');

interface TableCellProps {
  readonly column: Column;
  readonly words: string;
  readonly isHead: boolean;
}

/** Renders the first cell of a row as its header. */
const TableCell = ({ column: { type }, words, isHead }: TableCellProps) => {
  const look = `px-1.5 py-1.5 sm:px-3 print:py-0.5 ${isNumeric(type) ? 'text-end whitespace-nowrap' : 'text-start'}`;
  const content =
    words === '' ? (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">
          <Trans comment="In a table: there is no value">Nothing</Trans>
        </span>
      </>
    ) : (
      words
    );
  return isHead ? (
    <th scope="row" className={`${look} font-semibold`}>
      {content}
    </th>
  ) : (
    <td className={look}>{content}</td>
  );
};
