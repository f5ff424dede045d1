import { useLingui } from '@lingui/react/macro';
import { useToday } from '../../../components/useToday.ts';

/** Explains why something cannot have happened on a day; undefined if it can. */
export const useDayCheck = () => {
  const { t } = useLingui();
  const today = useToday();
  return {
    today,
    problemOf: (day: string | null, since: string | null): string | undefined => {
      if (day === null) return t`Type in the day.`;
      if (day > today) return t`This day is still to come.`;
      return since !== null && day < since
        ? t`This day is too early: please check the dates before it.`
        : undefined;
    },
  };
};
