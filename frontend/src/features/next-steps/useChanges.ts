import { type AllNotes, withChangeIn } from '@hearthway/domain/next-steps/next-steps.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotYetShown, useSentCommands } from '../../api/sent-commands.ts';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { familyKey } from '../../live/cache-keys.ts';
import { type SentChange, sendChange, stepNotesQuery } from './step-notes.query.ts';

const changesKey = (userId: string) => familyKey(userId, 'next-step-changes');

interface ListedNotes {
  readonly answer: AllNotes;
  readonly position: string | undefined;
}

/** Plans with this page's changes applied at once, and the function to change them, one change at a time. */
export const useChanges = (userId: string, { answer, position }: ListedNotes) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const sent = useSentCommands<SentChange>(changesKey(userId));
  const { mutate } = useMutation({
    mutationKey: changesKey(userId),
    scope: { id: 'next-steps' },
    mutationFn: sendChange,
    onSuccess: () => void queryClient.invalidateQueries(stepNotesQuery(userId)),
    onError: failed(t`We couldn’t save this. Please try again.`),
  });
  const all = sent
    .filter((each) => isNotYetShown(each, position))
    .reduce(
      (before, { command: { planId, change } }) => withChangeIn(before, planId, change),
      answer,
    );
  return { all, change: (change: SentChange) => mutate(change) };
};
