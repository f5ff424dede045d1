import type { ColumnType } from '@hearthway/domain/reports/reports.contract.ts';
import type { I18n } from '@lingui/core';
import { numberWords } from '../cell-words.ts';
import { isDay } from '../days.ts';

/** Pixel width below which a chart has little space beside its bars. */
const NARROW = 640;
const LETTERS = { narrow: 18, wide: 40 } as const;

/** Abbreviated label below the axis. */
export const axisWords = (i18n: I18n, place: string): string =>
  isDay(place)
    ? i18n.date(place, { day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' })
    : place;

/** Truncates the name beside a bar to the chart's width; the table below has it in full. */
export const barWords = (name: string, width: number): string => {
  const most = width < NARROW ? LETTERS.narrow : LETTERS.wide;
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
};

/** Number beside the second axis, with cents only if there are any. */
export const axisNumber = (i18n: I18n, value: number, type: ColumnType): string =>
  type === 'cents'
    ? i18n.number(value / 100, {
        style: 'currency',
        currency: 'USD',
        trailingZeroDisplay: 'stripIfInteger',
      })
    : numberWords(i18n, value, type);
