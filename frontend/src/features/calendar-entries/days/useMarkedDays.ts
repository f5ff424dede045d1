import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { childrenQuery, presentIn } from '../../children/shared/children.query.ts';
import { markedDays } from './day-marks.ts';
import { familyDaysQuery } from './family-days.query.ts';

const NO_DAYS = { homes: [], breaks: [] };

/** Homes of the children and school breaks, by day. */
export const useMarkedDays = (userId: string) => {
  const children = useQuery(childrenQuery(userId));
  const days = useQuery(familyDaysQuery(userId));
  const family = children.data?.answer;
  const answer = days.data?.answer ?? NO_DAYS;
  return {
    marked: useMemo(() => markedDays(presentIn(family), answer), [family, answer]),
    /** Whether they have not arrived yet, nor failed. */
    areOnTheirWay: [children, days].some(({ isFetching, isFetched }) => isFetching && !isFetched),
    areMissing: days.isError,
  };
};
