import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { ignored } from '../../../api/create-api.ts';
import { type CommandFormOptions, useCommandForm } from '../../../forms/useCommandForm.ts';
import { refreshInbox, type ThreadReading, threadPath, threadQuery } from './inbox.query.ts';

interface ThreadFormOptions<Input extends FieldValues, Filled>
  extends Pick<CommandFormOptions<Input, Filled, unknown>, 'schema'> {
  readonly reading: ThreadReading;
  readonly command: 'note' | 'merge';
  readonly onDone: (filled: Filled) => void;
}

/** Form of a dialog that changes a thread. */
export const useThreadForm = <Input extends FieldValues, Filled>({
  reading,
  command,
  schema,
  onDone,
}: ThreadFormOptions<Input, Filled>) => {
  const queryClient = useQueryClient();
  return useCommandForm({
    schema,
    path: `${threadPath(reading.threadId)}/${command}`,
    answer: ignored,
    fallback: unsure,
    onDone: (_none, filled) => {
      void queryClient.invalidateQueries(threadQuery(reading));
      void refreshInbox(queryClient, reading.staffId);
      onDone(filled);
    },
  });
};

/** The response was lost, so the outcome is unknown. A retry has the same key. */
const unsure = msg`We don’t know whether that worked. Check your connection, then try again: it won’t be done twice.`;
