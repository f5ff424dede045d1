import { addDays } from '@hearthway/domain/calendar/days.ts';
import { Plural, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef } from 'react';
import { dayHere } from '../../components/day-here.ts';
import { ChosenDay } from './ChosenDay.tsx';
import { DayGrid } from './DayGrid.tsx';
import { CellMarks, MonthLegend } from './days/DayMarks.tsx';
import type { DayMarks } from './days/day-marks.ts';
import type { ShownCalendar } from './List.tsx';
import { useChosenDay } from './useChosenDay.ts';
import { ViewLinks } from './ViewLinks.tsx';
import { dayByKey, occursOn, windowOf } from './view.ts';
import { dayWords, monthWords, weekdayWords } from './when-words.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Titles that a day shows on a wide screen. */
const TITLES = 3;

/** Table of a month by the grid pattern of the APG; the day that is chosen is listed below it. */
export const Month = ({ view, ...shown }: ShownCalendar) => {
  const { i18n } = useLingui();
  const grid = useRef<HTMLTableElement>(null);
  const { choose, chooseByKey } = useChosenDay(view, grid);
  const { day: chosen } = view;
  const { from } = windowOf(view);
  const titlesOn = (day: string): readonly string[] => [
    ...shown.others.filter((other) => other.day === day).map(({ words }) => words),
    ...shown.calendar.occurrences
      .filter(({ when, isCanceled }) => !isCanceled && occursOn(when, day))
      .map(({ title }) => title),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey(event.key, chosen);
    if (day === undefined) return;
    event.preventDefault();
    chooseByKey(day);
  };

  return (
    <>
      <ViewLinks view={view} />
      <h2 id="month" className="text-xl">
        {monthWords(i18n, chosen)}
      </h2>
      <MonthLegend marked={shown.marked} />
      <DayGrid ref={grid} labelledBy="month" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEK.map((index) => (
              <th key={index} scope="col" className="border border-line p-1 font-semibold">
                <span aria-hidden className="sm:hidden">
                  {weekdayWords(i18n, index - 1, 'narrow')}
                </span>
                <span className="sr-only sm:not-sr-only">
                  {weekdayWords(i18n, index - 1, 'short')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4, 5].map((week) => (
            <tr key={week}>
              {WEEK.map((index) => {
                const day = addDays(from, week * 7 + index);
                return (
                  <DayCell
                    key={day}
                    day={day}
                    titles={titlesOn(day)}
                    marks={shown.marked.on(day)}
                    isChosen={day === chosen}
                    isOfMonth={day.slice(0, 7) === chosen.slice(0, 7)}
                    onChoose={() => choose(day)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </DayGrid>
      <ChosenDay {...shown} day={chosen} />
    </>
  );
};

interface DayCellProps {
  readonly day: string;
  readonly titles: readonly string[];
  readonly marks: DayMarks;
  readonly isChosen: boolean;
  readonly isOfMonth: boolean;
  readonly onChoose: () => void;
}

const DayCell = ({ day, titles, marks, isChosen, isOfMonth, onChoose }: DayCellProps) => {
  const { i18n } = useLingui();
  const count = titles.length;
  const isToday = day === dayHere();
  return (
    <td
      className={`h-16 border border-line p-0 align-top md:h-28 ${isOfMonth ? '' : 'text-text-soft'}`}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isChosen}
        onClick={onChoose}
        className={`grid size-full min-h-16 cursor-pointer content-start justify-items-start gap-1 p-1 text-start md:min-h-28 ${isChosen ? 'outline-2 -outline-offset-2 outline-accent' : ''}`}
      >
        <span className="sr-only">{dayWords(i18n, day)}</span>
        <span aria-hidden className={isToday ? 'font-bold text-accent underline' : ''}>
          {Number(day.slice(8))}
        </span>
        <CellMarks marks={marks} />
        {count > 0 && (
          <>
            <span aria-hidden className="rounded-soft bg-accent-wash px-2 text-sm md:hidden">
              {count}
            </span>
            <span className="sr-only">
              , <Plural value={count} one="# entry" other="# entries" />
            </span>
          </>
        )}
        {[...new Set(titles)].slice(0, TITLES).map((title) => (
          <span
            key={title}
            aria-hidden
            className="hidden w-full truncate rounded-soft bg-accent-wash px-1 text-sm md:block"
          >
            {title}
          </span>
        ))}
        {count > TITLES && (
          <span aria-hidden className="hidden text-sm text-text-soft md:block">
            +{count - TITLES}
          </span>
        )}
      </button>
    </td>
  );
};
