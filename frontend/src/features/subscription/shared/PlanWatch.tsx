import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchPlan } from './refetch-plan.ts';
import { subscriptionQuery } from './subscription.query.ts';
import { waitFor } from './wait-for.ts';

/** Reads the plan again when its date has passed: time changes it, and nothing announces that. */
export const PlanWatch = ({ userId }: { readonly userId: string }) => {
  const queryClient = useQueryClient();
  // Every page of a family asks for it in its header.
  const { data, dataUpdatedAt } = useQuery({ ...subscriptionQuery(userId), enabled: false });
  const expiresAt = data?.expiresAt ?? undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the wait anew.
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const timer = setTimeout(
      () => void refetchPlan(queryClient),
      waitFor(Date.parse(expiresAt) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [queryClient, expiresAt, dataUpdatedAt]);
  return null;
};
