import { expect, test } from 'vitest';
import { say } from '../kernel/message.ts';
import { calendarOf } from './calendar.ts';
import { hideWhole } from './covers.ts';
import { markAt, type Sheet, sheetOf } from './sheet.ts';
import { isSmall } from './sum-audit.ts';

/** A Saturday, a Sunday and the Monday after them, in two weeks of one month. */
const PERIOD = { from: '2026-03-14', to: '2026-03-16' };

const sheetWith = (values: readonly number[]): Sheet =>
  sheetOf(
    [{ id: 'families', label: say('Families'), type: 'families' }],
    values.map((value) => [value]),
  );

const toldIn = (sheet: Sheet): readonly (number | string)[] =>
  sheet.rows.map(([value], row) => {
    const mark = markAt(sheet, [row, 0]);
    return mark === 'shown' ? Number(value) : mark;
  });

const toldOf = (days: readonly number[], weeks: readonly number[], month: number) => {
  const sheets = { day: sheetWith(days), week: sheetWith(weeks), month: sheetWith([month]) };
  hideWhole(sheets, calendarOf(PERIOD), 0);
  return [sheets.day, sheets.week, sheets.month].map(toldIn);
};

test.for([
  { days: [5, 4, 0], week: 9, told: 'hidden', why: 'four are left of it' },
  { days: [5, 3, 0], week: 8, told: 'hidden', why: 'else four would be the only ones hidden' },
  { days: [5, 2, 0], week: 7, told: 7, why: 'two, three or four can be left' },
  { days: [5, 4, 0], week: 7, told: 7, why: 'some came on both days' },
  { days: [5, 6, 0], week: 11, told: 11, why: 'nothing is small' },
])('of the days $days, the week of $week is shown as $told: $why', ({ days, week, told }) => {
  expect(toldOf(days, [week, 0], week)[1]).toEqual([told, 0]);
});

test('a month is hidden where its weeks would leave four of one of them', () => {
  expect(toldOf([9, 9, 4], [9, 4], 13)).toEqual([[9, 9, 'small'], [9, 'small'], ['hidden']]);
  expect(toldOf([9, 9, 4], [9, 4], 11)).toEqual([[9, 9, 'small'], [9, 'small'], [11]]);
});

test('trying all numbers of two days and their week under the known rule reveals no small group', () => {
  const alike = new Map<string, (readonly number[])[]>();
  const most = 12;
  for (let one = 0; one <= most; one += 1)
    for (let other = 0; other <= most; other += 1)
      for (let week = Math.max(one, other); week <= one + other; week += 1) {
        const sight = JSON.stringify(toldOf([one, other, 0], [week, 0], week));
        alike.set(sight, [...(alike.get(sight) ?? []), [one, other, week]]);
      }
  const found = Array.from(alike.values()).filter(([first = [], ...others]) =>
    first.some((value, index) => isSmall(value) && others.every((all) => all[index] === value)),
  );
  expect(found).toEqual([]);
});
