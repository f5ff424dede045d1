import type { UpgradePrompt } from '@hearthway/domain/subscription/prompts.constants.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { storageOr } from '../../../session/browser-storage.ts';
import { promptsQuery } from './prompts.query.ts';
import { subscriptionQuery } from './subscription.query.ts';
import { dismissHere, isDismissedHere } from './upgrade-dismissal.ts';

const storage = storageOr(() => localStorage);

/**
 * The one upgrade prompt of a screen: the first of these that has not been dismissed, on this device
 * or another. None while the plan or the dismissals are unknown, and none for a paid plan. Once there
 * is one it stays the one, so that dismissing it brings no other.
 */
export const useUpgradePrompt = (
  userId: string,
  places: readonly UpgradePrompt[],
): UpgradePrompt | undefined => {
  const plan = useQuery(subscriptionQuery(userId));
  const isFree = plan.data?.tier === 'free';
  const { data: dismissed } = useQuery({
    ...promptsQuery(userId),
    enabled: isFree && places.length > 0,
  });
  const [now] = useState(Date.now);
  const [chosen, setChosen] = useState<UpgradePrompt>();
  const isKnown = isFree && dismissed !== undefined;
  const isAway = (where: UpgradePrompt): boolean =>
    isDismissedHere(storage, where, now) ||
    (dismissed ?? []).some((each) => each.where === where && now < Date.parse(each.until));
  const kept = chosen !== undefined && places.includes(chosen) ? chosen : undefined;
  const first = isKnown ? (kept ?? places.find((where) => !isAway(where))) : undefined;
  if (first !== undefined && first !== chosen) setChosen(first);
  return first;
};

/** Hides a prompt for a day: here at once, and on the account for the other devices. */
export const useDismissPrompt = (userId: string, where: UpgradePrompt): (() => void) => {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () =>
      api.send({
        method: 'PUT',
        path: '/api/subscription/prompts',
        body: { where },
        schema: ignored,
      }),
    onSuccess: () => queryClient.invalidateQueries(promptsQuery(userId)),
  });
  return () => {
    dismissHere(storage, where, Date.now());
    mutate();
  };
};
