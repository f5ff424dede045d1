import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

interface TierOptions {
  /** The family's, as soon as it is known. */
  readonly tier: Tier | undefined;
  /** For which the results were found. */
  readonly shown: Tier | undefined;
}

/** A plan that was changed elsewhere, or has ended, shows other results. */
export const useTierFollowed = (
  { refetch }: Pick<UseQueryResult, 'refetch'>,
  { tier, shown }: TierOptions,
): void => {
  useEffect(() => {
    if (tier !== undefined && shown !== undefined && tier !== shown) void refetch();
  }, [tier, shown, refetch]);
};
