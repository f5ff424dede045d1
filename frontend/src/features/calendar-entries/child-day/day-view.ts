import type { Calendar } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import type { Child } from '@hearthway/domain/children/children.contract.ts';
import type { Face } from '@hearthway/domain/entry-faces/entry-faces.contract.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import { dayHere } from '../../../components/day-here.ts';

/** Part of a child's day that the address names. */
export interface DayView {
  readonly childId: string;
  /** ISO day. */
  readonly day: string;
  /** Only what is on now and what comes next. */
  readonly isFirstThen: boolean;
  readonly hasTimes: boolean;
}

export interface ChildDayProps {
  readonly userId: string;
  readonly child: Child;
  readonly calendar: Calendar;
  readonly faces: readonly Face[];
  /** The plan has a calendar, so that it can be changed. */
  readonly isCovered: boolean;
  readonly view: DayView;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** All of today without times, by default. */
export const useDayView = (): DayView => {
  const { childId = '' } = useParams();
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  return {
    childId,
    day: DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : dayHere(),
    isFirstThen: search.get('view') === 'first-then',
    hasTimes: search.has('times'),
  };
};

export const dayViewPath = ({ childId, day, isFirstThen, hasTimes }: DayView): string => {
  const search = new URLSearchParams({
    ...(day !== dayHere() && { day }),
    ...(isFirstThen && { view: 'first-then' }),
    ...(hasTimes && { times: '' }),
  });
  return `/children/${childId}/today${search.size === 0 ? '' : `?${search}`}`;
};
