import { contexts } from '@hearthway/domain/contexts.ts';
import { type Message, say } from '@hearthway/domain/kernel/message.ts';
import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import type { ColumnType, ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import { translatedColumns } from '@hearthway/infra/adapters/reports/table-labels.ts';

const places: Readonly<Record<string, string>> = { ...STATES, ...TERRITORIES };

/** Returns the name of a state by its two letters. */
export const stateName = (state: string): string => places[state] ?? state;

interface TableWords {
  readonly report: string;
  readonly groupBy: string;
  readonly translate: Translate;
}

/** Collects the names of groups that contexts declare, such as categories. */
const groupNames = (groupBy: string): ReadonlyMap<string, Message> =>
  new Map(contexts.flatMap(({ words }) => Object.entries(words.choices[groupBy] ?? {})));

/** Translates columns, categories and states of a table; other groups stay as stored. */
export const tableInWords = (
  { columns, rows, ...table }: ReportTable,
  { report, groupBy, translate }: TableWords,
): ReportTable => {
  const names = groupNames(groupBy);
  const groupIn = (cell: string): string => {
    const name = names.get(cell);
    return name === undefined ? stateName(cell) : translate(name);
  };
  return {
    ...table,
    columns: translatedColumns({ columns }, { report, translate }),
    rows: rows.map((row) =>
      row.map((cell, at) =>
        typeof cell === 'string' && columns[at]?.type === 'text' ? groupIn(cell) : cell,
      ),
    ),
  };
};

const NUMBER_FORMATS: Readonly<Partial<Record<ColumnType, Intl.NumberFormatOptions>>> = {
  share: { style: 'percent', maximumFractionDigits: 1 },
  cents: { style: 'currency', currency: 'USD' },
};

/** Formats numbers of a column, such as `120 ± 4`. */
export const numberWordsIn = (type: ColumnType, language: string) => {
  const format = new Intl.NumberFormat(`${language}-US`, NUMBER_FORMATS[type]);
  const amount = (value: number): string => format.format(type === 'cents' ? value / 100 : value);
  return (value: number, margin?: number): string =>
    margin === undefined ? amount(value) : `${amount(value)} ± ${amount(margin)}`;
};

export const PICTURE = {
  period: (first: Date, last: Date) => say('{first} to {last}, days in UTC', { first, last }),
  margin: say(
    'Each number has noise, so that no family can be singled out: 95 of 100 lie within their ±.',
  ),
} as const;
