import { useLingui } from '@lingui/react/macro';
import { useToday } from './useToday.ts';

/** Says why a day cannot be the one on which something happened; undefined when it can. */
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
