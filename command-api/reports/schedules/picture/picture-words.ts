import { contexts } from '@hearthway/domain/contexts.ts';
import { type Message, say } from '@hearthway/domain/kernel/message.ts';
import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import { HIDDEN } from '@hearthway/domain/reports/reports.constants.ts';
import type { ColumnType, ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import { translatedColumns } from '@hearthway/infra/adapters/reports/table-labels.ts';
import type { Cell } from './picture-data.ts';

const places: Readonly<Record<string, string>> = { ...STATES, ...TERRITORIES };

/** The name of a state by its two letters. */
export const stateName = (state: string): string => places[state] ?? state;

interface TableWords {
  readonly report: string;
  readonly groupBy: string;
  readonly translate: Translate;
}

/** The names of groups that contexts declare, such as categories. */
const groupNames = (groupBy: string): ReadonlyMap<string, Message> =>
  new Map(contexts.flatMap(({ words }) => Object.entries(words.choices[groupBy] ?? {})));

/** A table with its columns, categories and states in words; other groups stay as they are stored. */
export const tableInWords = (
  { columns, rows }: ReportTable,
  { report, groupBy, translate }: TableWords,
): ReportTable => {
  const names = groupNames(groupBy);
  const groupIn = (cell: string): string => {
    const name = names.get(cell);
    return name === undefined ? stateName(cell) : translate(name);
  };
  return {
    columns: translatedColumns({ columns }, { report, translate }),
    // A term that families searched for can read like the id of a group.
    rows:
      groupBy === 'term'
        ? rows
        : rows.map((row) =>
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

const under = (amount: string) => say('under {amount}', { amount });

const hidden = say('hidden', {}, 'in place of a number that is not told');

/** Text of the cells of a column; empty for nothing. */
export const cellWordsIn =
  (type: ColumnType, language: string, translate: Translate) =>
  (cell: Cell): string => {
    if (cell === null) return '';
    const format = new Intl.NumberFormat(`${language}-US`, NUMBER_FORMATS[type]);
    const amount = (value: number): string => format.format(type === 'cents' ? value / 100 : value);
    if (typeof cell === 'number') return amount(cell);
    if (cell === HIDDEN) return translate(hidden);
    const bound =
      type in NUMBER_FORMATS ? /^<(?<value>[\d.]+)$/.exec(cell)?.groups?.['value'] : undefined;
    return bound === undefined ? cell : translate(under(amount(Number(bound))));
  };

/** Sentences in a picture. */
export const PICTURE = {
  period: (first: Date, last: Date) => say('{first} to {last}, days in UTC', { first, last }),
  gaps: say(
    'Where nothing is drawn, the number is not told, so that no family can be singled out.',
  ),
  nothing: say(
    'Nothing can be drawn: each number is about so few families that one could be singled out.',
  ),
} as const;
