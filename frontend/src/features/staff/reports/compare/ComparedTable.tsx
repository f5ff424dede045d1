import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { ScrollRegion } from '../../../../components/ScrollRegion.tsx';
import { figureWords } from '../cell-words.ts';
import { changeWords } from './change-words.ts';
import { type Compared, type ComparedRow, changeOf } from './compared.ts';

interface ComparedTableProps {
  readonly compared: Compared;
  /** Both periods in words. */
  readonly periods: { readonly one: string; readonly other: string };
}

/** More rows are shown on demand. */
const FIRST_ROWS = 24;

const cell = 'px-1.5 py-1.5 text-end sm:px-2 print:py-0.5';

/** Number of a report in two periods, with its change. */
export const ComparedTable = ({ compared, periods }: ComparedTableProps) => {
  const { column, heads, rows } = compared;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <div className="min-w-0">
      <ScrollRegion
        label={column.label}
        className="overflow-x-auto rounded-soft print:overflow-visible"
      >
        <table className="w-full border-collapse text-sm tabular-nums print:leading-tight">
          <caption className="pb-2 text-start text-lg font-bold">{column.label}</caption>
          <thead>
            <tr className="border-b-2 border-line-strong align-bottom">
              {heads.map(({ id, label }) => (
                <th key={id} scope="col" className="px-1.5 py-1.5 text-start sm:px-2">
                  {label}
                </th>
              ))}
              <th scope="col" className={cell}>
                {periods.one}
              </th>
              <th scope="col" className={cell}>
                {periods.other}
              </th>
              <th scope="col" className={cell}>
                <Trans>Change</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <TableRow
                key={row.names.join('\n')}
                row={row}
                compared={compared}
                isOnPaper={at < FIRST_ROWS}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.length > FIRST_ROWS && (
        <p className="hidden text-text-soft print:block">
          <Trans>
            These are the first {FIRST_ROWS} of {rows.length} rows. Downloads have the rest.
          </Trans>
        </p>
      )}
      {shown.length < rows.length && (
        <div className="pt-2 print:hidden">
          <Button look="secondary" onClick={() => setIsWhole(true)}>
            <Trans>Show all {rows.length} rows</Trans>
          </Button>
        </div>
      )}
    </div>
  );
};

interface TableRowProps {
  readonly row: ComparedRow;
  readonly compared: Compared;
  readonly isOnPaper: boolean;
}

const TableRow = ({ row, compared: { column, heads }, isOnPaper }: TableRowProps) => {
  const { i18n } = useLingui();
  return (
    <tr className={`border-b border-line last:border-b-0 ${isOnPaper ? '' : 'print:hidden'}`}>
      {heads.map(({ id }, at) => {
        const [name, other] = [row.names[at], row.otherNames?.[at] ?? row.names[at]];
        const content = (
          <>
            {name}
            {other !== name && (
              <span className="block text-text-soft font-normal">
                <Trans>after {other}</Trans>
              </span>
            )}
          </>
        );
        const look = `px-1.5 py-1.5 text-start sm:px-2 print:py-0.5 ${row.otherNames === null ? '' : 'whitespace-nowrap'}`;
        return at === 0 ? (
          <th key={id} scope="row" className={`${look} font-semibold`}>
            {content}
          </th>
        ) : (
          <td key={id} className={look}>
            {content}
          </td>
        );
      })}
      <td className={cell}>
        <FigureWords words={figureWords(i18n, row.figure, column.type)} />
      </td>
      <td className={cell}>
        <FigureWords words={figureWords(i18n, row.other, column.type)} />
      </td>
      <td className={`${cell} font-semibold`}>
        <FigureWords words={changeWords(i18n, changeOf(row, column))} />
      </td>
    </tr>
  );
};

const FigureWords = ({ words }: { readonly words: string }) =>
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
