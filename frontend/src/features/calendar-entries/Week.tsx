import { addDays } from '@hearthway/domain/calendar/days.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { dayHere } from '../../components/day-here.ts';
import { ChosenDay } from './ChosenDay.tsx';
import { DayGrid } from './DayGrid.tsx';
import type { ShownCalendar } from './List.tsx';
import { useChosenDay } from './useChosenDay.ts';
import { ViewLinks } from './ViewLinks.tsx';
import { cellByKey, windowOf } from './view.ts';
import { WeekDay } from './WeekDay.tsx';
import { PARTS_OF_DAY } from './week-items.ts';
import { shortDay } from './when-words.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

const HEAD = 'border border-line p-2 text-start font-semibold';

/** Table of a week by the grid pattern of the APG, a row for each day; the day that is chosen is listed below it. */
export const Week = ({ view, ...shown }: ShownCalendar) => {
  const { i18n } = useLingui();
  const grid = useRef<HTMLTableElement>(null);
  const [column, setColumn] = useState(0);
  const { choose, chooseByKey } = useChosenDay(view, grid, column);
  const { day: chosen } = view;
  const { from, to } = windowOf(view);

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellByKey(event, { day: chosen, column }, PARTS_OF_DAY.length + 1);
    if (cell === undefined) return;
    event.preventDefault();
    if (cell.day === chosen && cell.column === column) return;
    setColumn(cell.column);
    chooseByKey(cell.day);
  };

  return (
    <>
      <ViewLinks view={view} />
      <h2 id="week" className="text-xl">
        {shortDay(i18n, from)} – {shortDay(i18n, to)}
      </h2>
      <DayGrid ref={grid} labelledBy="week" className="max-md:block" onKeyDown={onKeyDown}>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className={HEAD}>
              <Trans>Day</Trans>
            </th>
            <th scope="col" className={HEAD}>
              <Trans>All day</Trans>
            </th>
            <th scope="col" className={HEAD}>
              <Trans>Morning</Trans>
            </th>
            <th scope="col" className={HEAD}>
              <Trans>Afternoon</Trans>
            </th>
            <th scope="col" className={HEAD}>
              <Trans>Evening</Trans>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {WEEK.map((index) => {
            const day = addDays(from, index);
            return (
              <WeekDay
                key={day}
                {...shown}
                day={day}
                isToday={day === dayHere()}
                column={day === chosen ? column : undefined}
                onChoose={(chosenColumn) => {
                  setColumn(chosenColumn);
                  choose(day);
                }}
              />
            );
          })}
        </tbody>
      </DayGrid>
      <div className="print:hidden">
        <ChosenDay {...shown} day={chosen} />
      </div>
    </>
  );
};
