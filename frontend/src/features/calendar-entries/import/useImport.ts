import { importedSchema } from '@hearthway/domain/calendar-entries/entry-import.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { calendarKey } from '../calendar.queries.ts';
import { zoneHere } from '../when-words.ts';

interface ImportedFile {
  readonly file: string;
  /** Empty: for the whole family. */
  readonly childId: string;
  readonly zones: Readonly<Record<string, string>>;
  readonly isPreview: boolean;
}

/** Sends a calendar file: to look at what it would do, or to bring it in. */
export const useImport = (userId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ childId, ...sent }: ImportedFile) =>
      api.send({
        method: 'POST',
        path: '/api/calendar/imports',
        body: { ...sent, childIds: childId === '' ? [] : [childId], timeZone: zoneHere() },
        schema: importedSchema,
      }),
    onSettled: (_, __, { isPreview }) =>
      isPreview ? undefined : queryClient.invalidateQueries({ queryKey: calendarKey(userId) }),
  });
};
