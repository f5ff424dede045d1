import { addDays, mondayOf } from '@hearthway/domain/calendar/days.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dayWords } from './cell-words.ts';
import { isDay } from './days.ts';

const onDay = msg({ message: 'on {day}', comment: 'When a number was so: on Mar 2, 2026' });
const inWeek = msg({
  message: 'in the week of {day}',
  comment: 'When a number was so. The day is its Monday',
});
const inMonth = msg({ message: 'in {month}', comment: 'When a number was so: in March 2026' });
const inQuarter = msg({
  message: 'in quarter {quarter} of {year}',
  comment: 'When a number was so',
});
const inYear = msg({ message: 'in {year}', comment: 'When a number was so' });

/** Period in a sentence: `in March 2026` for `2026-03`. */
export const inPeriodWords = (i18n: I18n, period: string): string => {
  if (isDay(period)) return i18n._({ ...onDay, values: { day: dayWords(i18n, period) } });
  const [, year = '', unit = '', number = ''] = /^(\d{4})(?:-([WQ]?)(\d+))?$/.exec(period) ?? [];
  if (year === '') return period;
  if (number === '') return i18n._({ ...inYear, values: { year } });
  switch (unit) {
    case 'W':
      return i18n._({
        ...inWeek,
        values: { day: dayWords(i18n, mondayOfWeek(year, Number(number))) },
      });
    case 'Q':
      return i18n._({ ...inQuarter, values: { quarter: number, year } });
    default:
      return i18n._({ ...inMonth, values: { month: monthWords(i18n, period) } });
  }
};

const monthWords = (i18n: I18n, month: string): string =>
  i18n.date(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Uses ISO 8601: January 4 is always in the first week. */
const mondayOfWeek = (year: string, week: number): string =>
  addDays(mondayOf(`${year}-01-04`), (week - 1) * 7);
