import { Trans, useLingui } from '@lingui/react/macro';
import { DayMarks } from './days/DayMarks.tsx';
import type { ShownCalendar } from './List.tsx';
import { itemsOn, PARTS_OF_DAY, type WeekItem } from './week-items.ts';
import { shortWeekday } from './when-words.ts';

interface WeekDayProps extends Pick<ShownCalendar, 'calendar' | 'others' | 'marked'> {
  /** ISO day. */
  readonly day: string;
  readonly isToday: boolean;
  /** Column that has the focus of the grid; undefined on the other days. */
  readonly column: number | undefined;
  readonly onChoose: (column: number) => void;
}

const CELL = 'cursor-pointer p-2 align-top md:border md:border-line max-md:block';

/** Row of a week: on a narrow screen the parts of the day stand below each other, without empty ones. */
export const WeekDay = (props: WeekDayProps) => {
  const { calendar, others, marked, day, isToday, column, onChoose } = props;
  const { i18n } = useLingui();
  const items = itemsOn(i18n, { calendar, others }, day);
  const isChosen = column !== undefined;
  const cell = (index: number) => ({
    'data-day': day,
    tabIndex: column === index ? 0 : -1,
    onClick: () => onChoose(index),
  });
  return (
    <tr
      aria-selected={isChosen}
      className={`break-inside-avoid max-md:mb-2 max-md:block max-md:border max-md:border-line ${isChosen ? 'bg-accent-wash outline-2 -outline-offset-2 outline-accent print:bg-transparent print:outline-0' : ''}`}
    >
      <th
        scope="row"
        aria-current={isToday ? 'date' : undefined}
        {...cell(0)}
        className={`${CELL} text-start ${isToday ? 'font-bold text-accent' : 'font-semibold'}`}
      >
        {shortWeekday(i18n, day)}
        <DayMarks marks={marked.on(day)} />
      </th>
      {PARTS_OF_DAY.map((part, index) => (
        <td
          key={part}
          {...cell(index + 1)}
          className={`${CELL} ${items[part].length === 0 ? 'max-md:hidden' : 'max-md:pt-0'}`}
        >
          {items[part].map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </td>
      ))}
    </tr>
  );
};

const Item = ({ item: { time, words, place, isCanceled } }: { readonly item: WeekItem }) => (
  <p className="wrap-anywhere">
    {time !== '' && <span className="text-text-soft">{time} </span>}
    <span className={isCanceled ? 'line-through' : ''}>{words}</span>
    {isCanceled && (
      <>
        {' '}
        <strong>
          <Trans>Canceled</Trans>
        </strong>
      </>
    )}
    {place !== '' && <span className="text-sm text-text-soft"> {place}</span>}
  </p>
);
