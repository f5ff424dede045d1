import { familyDaysSchema } from '@hearthway/domain/family-days/family-days.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { familyKey } from '../../../live/cache-keys.ts';
import { calendarKey } from '../calendar.queries.ts';

export const BREAKS_PATH = '/api/calendar/school-breaks';

export const weeksPath = (childId: string): string =>
  `/api/calendar/children/${childId}/home-weeks`;

const familyDaysKey = (userId: string) => familyKey(userId, 'family_days');

/** Homes of a family's children by weeks, and school breaks. The socket announces changes made elsewhere. */
export const familyDaysQuery = (userId: string) =>
  queryOptions({
    queryKey: familyDaysKey(userId),
    queryFn: ({ signal }) =>
      api.read('family_days', '/api/calendar/days', { schema: familyDaysSchema, signal }),
  });

/** Reads the days again, and the calendar, whose series skip school breaks. */
export const useReadDaysAgain = (userId: string) => {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [familyDaysKey(userId), calendarKey(userId)])
      void queryClient.invalidateQueries({ queryKey });
  };
};

type Command = Omit<Parameters<typeof api.send>[0], 'schema'>;

/** Sends a command about the days, and reads them again, also when it was refused. */
export const useDaysCommand = (userId: string) => {
  const readAgain = useReadDaysAgain(userId);
  return useMutation({
    mutationFn: (command: Command) => api.send({ ...command, schema: ignored }),
    onSettled: readAgain,
  });
};
