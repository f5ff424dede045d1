import type { ColumnType } from '@hearthway/domain/reports/reports.contract.ts';
import type { I18n } from '@lingui/core';
import { numberWords } from '../cell-words.ts';
import { isDay } from '../days.ts';

/** Pixels. A chart that is narrower leaves little room beside its bars. */
const NARROW = 640;
const LETTERS = { narrow: 18, wide: 40 } as const;

/** A place below the lines, in few letters. */
export const axisWords = (i18n: I18n, place: string): string =>
  isDay(place)
    ? i18n.date(place, { day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' })
    : place;

/** The name beside a bar, as long as the chart has room: the table below has it whole. */
export const barWords = (name: string, width: number): string => {
  const most = width < NARROW ? LETTERS.narrow : LETTERS.wide;
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
};

/** A number beside the second axis: cents only where there are some. */
export const axisNumber = (i18n: I18n, value: number, type: ColumnType): string =>
  type === 'cents'
    ? i18n.number(value / 100, {
        style: 'currency',
        currency: 'USD',
        trailingZeroDisplay: 'stripIfInteger',
      })
    : numberWords(i18n, value, type);
