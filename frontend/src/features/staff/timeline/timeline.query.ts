import { rawEventSchema, timelinePageSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';
import { familyPath } from '../families.query.ts';
import { noonOf } from './day.ts';
import type { EntryFilter } from './entry-filter.ts';

/** Family being read, and its reader. */
export interface Reading {
  readonly staffId: string;
  readonly userId: string;
}

export const readKey = ({ staffId, userId }: Reading, ...rest: readonly unknown[]) =>
  familyKey(staffId, 'read-family', userId, ...rest);

/** Newest entries, then older ones page by page. New entries arrive live. */
export const timelineQuery = (reading: Reading, filter: EntryFilter) =>
  infiniteQueryOptions({
    queryKey: readKey(reading, 'timeline', filter),
    queryFn: async ({ pageParam, signal }) => {
      const path = `${familyPath(reading.userId)}/timeline${queryOf(filter, pageParam)}`;
      const read = await api.read('timeline', path, { schema: timelinePageSchema, signal });
      return read.answer;
    },
    initialPageParam: '',
    getNextPageParam: ({ before }) => before ?? undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

const queryOf = ({ context, day, search }: EntryFilter, before: string): string => {
  // Offset on that day, which may differ from today's.
  const offset = day === '' ? undefined : noonOf(day)?.getTimezoneOffset();
  const fields = {
    before,
    context,
    search,
    ...(offset !== undefined && { day, offset: String(offset) }),
  };
  const params = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return params.size === 0 ? '' : `?${params}`;
};

/** Stored event, with personal fields masked unless revealed. */
export const rawEventQuery = (reading: Reading, eventId: string) =>
  queryOptions({
    queryKey: readKey(reading, 'event', eventId),
    queryFn: async ({ signal }) => {
      const path = `${familyPath(reading.userId)}/events/${encodeURIComponent(eventId)}`;
      const read = await api.read('timeline', path, { schema: rawEventSchema, signal });
      return read.answer;
    },
    gcTime: 0,
  });
