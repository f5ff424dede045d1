import {
  calendarSchema,
  type Occurrence,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';
import { familyKey } from '../../live/cache-keys.ts';

const CALENDAR_PATH = '/api/calendar';

export const ENTRIES_PATH = `${CALENDAR_PATH}/entries`;

/** ISO days, both included. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/** Key of every window: the socket announces changes made elsewhere. */
export const calendarKey = (userId: string) => familyKey(userId, 'calendar_entries');

/** Occurrences in a window of a family's calendar. */
export const calendarQuery = (userId: string, { from, to }: Window) =>
  queryOptions({
    queryKey: [...calendarKey(userId), from, to],
    queryFn: ({ signal }) =>
      api.read('calendar_entries', `${CALENDAR_PATH}?from=${from}&to=${to}`, {
        schema: calendarSchema,
        signal,
      }),
    // Series skip school breaks.
    meta: { alsoAbout: ['family_days'] },
  });

type Command = Omit<Parameters<typeof api.send>[0], 'schema'>;

/** Sends a command about the calendar, and reads the calendar again, also when it was refused. */
export const useCalendarCommand = (userId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (command: Command) => api.send({ ...command, schema: ignored }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calendarKey(userId) }),
  });
};

export const dayPath = ({ entryId, day }: Pick<Occurrence, 'entryId' | 'day'>): string =>
  `${ENTRIES_PATH}/${entryId}/days/${day}`;
