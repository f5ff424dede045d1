import type { Denial } from '@hearthway/domain/insurance/denials.contract.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { errorWords } from '../../../api/error-words.ts';
import {
  denialsQuery,
  fieldsOf,
  isSame,
  newDenialId,
  removeDenial,
  sendDenial,
} from './account-denial.ts';
import type { OpenDenied } from './useDenied.ts';

interface AccountDenialOptions {
  readonly open: OpenDenied;
  readonly userId: string;
}

const UNREACHED = msg`We couldn’t reach your account. Nothing is lost: please try again.`;

const hereZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** State of the open denial in the account, with functions to save and remove it. */
export const useAccountDenial = ({ open, userId }: AccountDenialOptions) => {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const query = denialsQuery(userId);
  const list = useQuery(query);
  const { answers, answer, startOver } = open;
  const saved = list.data?.answer.find(({ id }) => id === answers.denialId);
  const fields = fieldsOf(answers, hereZone());
  const refetch = () => queryClient.invalidateQueries({ queryKey: query.queryKey });

  const save = useMutation({
    mutationFn: (denialId: string) =>
      fields === undefined ? Promise.resolve() : sendDenial(denialId, fields, answers.taken),
    onError: (error) => {
      // Removed in another tab: the next try records it again.
      if (error instanceof ApiError && error.code === 'DenialGone') answer({ denialId: null });
    },
    onSettled: refetch,
  });
  const remove = useMutation({
    mutationFn: removeDenial,
    onSuccess: async () => {
      await refetch();
      startOver();
    },
  });

  const isPending = save.isPending || remove.isPending;
  const takeOver = useEffectEvent(({ taken }: Denial) => {
    if (!isPending && JSON.stringify(taken) !== JSON.stringify(answers.taken)) answer({ taken });
  });
  // Includes steps recorded on another device.
  useEffect(() => {
    if (saved !== undefined) takeOver(saved);
  }, [saved]);

  const error = save.error ?? remove.error;
  return {
    userId,
    list,
    saved,
    isChanged: saved !== undefined && fields !== undefined && !isSame(saved, fields),
    isPending,
    problem: error === null ? undefined : errorWords(i18n, error, UNREACHED),
    save: () => {
      if (isPending) return;
      const denialId = answers.denialId ?? newDenialId();
      // Stored before sending, so that another press, tab or retry after a reload sends the same id.
      answer({ denialId });
      save.mutate(denialId);
    },
    remove: () => {
      if (!isPending && answers.denialId !== null) remove.mutate(answers.denialId);
    },
  };
};

export type AccountDenial = ReturnType<typeof useAccountDenial>;
