import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorWords } from '../../../api/error-words.ts';
import { denialsQuery, sendTaken } from './account-denial.ts';
import { type TakenStep, withTaken } from './answers.ts';
import type { OpenDenied } from './useDenied.ts';

interface RecordsOptions {
  readonly open: OpenDenied;
  /** Family id if the account has the denial; null if only the browser keeps it. */
  readonly savedFor: string | null;
}

const UNREACHED = msg`We couldn’t reach your account. Please try again.`;

/** Steps taken, with a function to record one: in the account if the denial is there. */
export const useRecords = ({ open, savedFor }: RecordsOptions) => {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const { answers, answer } = open;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (step: TakenStep) =>
      savedFor === null || answers.denialId === null
        ? Promise.resolve()
        : sendTaken(answers.denialId, step),
    onSuccess: async (_, step) => {
      answer(withTaken(answers, step));
      if (savedFor !== null)
        await queryClient.invalidateQueries({ queryKey: denialsQuery(savedFor).queryKey });
    },
  });
  return {
    taken: answers.taken,
    letterOn: answers.letterOn,
    isPending,
    problem: error === null ? undefined : errorWords(i18n, error, UNREACHED),
    record: (step: TakenStep, onDone: () => void) => {
      if (!isPending) mutate(step, { onSuccess: onDone });
    },
  };
};

export type Records = ReturnType<typeof useRecords>;
