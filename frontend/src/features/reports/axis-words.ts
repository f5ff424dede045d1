import type { I18n } from '@lingui/core';
import { type ColumnType, cellWords, numberWords } from './cell-words.ts';
import { isDay } from './days.ts';

/** What fits beside a bar on a phone. */
const MOST_LETTERS = 18;

/** A place of the first axis, in few letters. The table below has it whole. */
export const axisWords = (i18n: I18n, place: string, type: ColumnType): string => {
  if (type === 'day' && isDay(place))
    return i18n.date(place, { day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' });
  const words = cellWords(i18n, place, type);
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS - 1).trimEnd()}…` : words;
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
