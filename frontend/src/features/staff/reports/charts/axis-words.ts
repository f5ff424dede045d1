import type { ColumnType } from '@hearthway/domain/reports/reports.contract.ts';
import type { I18n } from '@lingui/core';
import { cellWords, isHidden, numberWords } from '../cell-words.ts';
import { isDay } from '../days.ts';
import type { Plot, Point } from './plot.ts';

/** Pixels. A chart that is narrower leaves little room beside its bars. */
const NARROW = 640;
const LETTERS = { narrow: 18, wide: 40 } as const;

/** A place below the lines, in few letters. */
export const axisWords = (i18n: I18n, place: string, type: ColumnType): string => {
  if (type === 'day' && isDay(place))
    return i18n.date(place, { day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' });
  return cellWords(i18n, place, type);
};

/**
 * The name beside a bar, as long as the chart has room: the table below has it whole. Where there
 * is no bar because its number is not told, it says so: no bar would mean zero.
 */
export const barWords = (
  i18n: I18n,
  { x, cells }: Point,
  { xType, type, width }: Pick<Plot, 'xType' | 'type'> & { readonly width: number },
): string => {
  const name = cellWords(i18n, x, xType);
  const most = width < NARROW ? LETTERS.narrow : LETTERS.wide;
  const untold = Object.values(cells).filter((cell) => isHidden(cell, type));
  return [
    name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name,
    ...Array.from(new Set(untold), (cell) => cellWords(i18n, cell, type)),
  ].join(' · ');
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
