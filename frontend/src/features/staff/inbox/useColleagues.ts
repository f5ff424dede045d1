import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from './inbox.query.ts';

export const useColleagues = (staffId: string) => {
  const { t } = useLingui();
  const { data: colleagues = [] } = useQuery(colleaguesQuery(staffId));
  return {
    /** Colleagues other than the caller. */
    others: colleagues.filter((each) => each.staffId !== staffId),
    /** Includes people who no longer work here. */
    nameOf: (id: string): string =>
      id === staffId
        ? t({ message: 'You', context: 'the writer of a message' })
        : (colleagues.find((each) => each.staffId === id)?.name ?? t`A former colleague`),
  };
};
