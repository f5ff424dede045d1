import {
  FREE_FAVORITES_LIMIT,
  FREE_FAVORITES_WARNING,
} from '@hearthway/domain/favorites/favorites.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useReportPrompt } from '../../journey/shared/useReportPrompt.ts';
import { Dismissible } from '../../subscription/shared/Dismissible.tsx';
import { subscriptionQuery } from '../../subscription/shared/subscription.query.ts';
import { useUpgradePrompt } from '../../subscription/shared/useUpgradePrompt.ts';
import { favoritesQuery } from '../favorites.query.ts';
import { FavoritesFailed } from '../shared/FavoritesFailed.tsx';

/**
 * Tells a family on the free plan how many favorites it has left, when these become few, and any
 * family that its favorites could not be looked up. See docs/product-rules.md#favorites-limit.
 */
export const FavoritesNotice = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const favorites = useQuery(favoritesQuery(userId));
  const subscription = useQuery(subscriptionQuery(userId));
  const count = subscription.data?.tier === 'free' ? (favorites.data?.answer.length ?? 0) : 0;
  const isLimitMet = count >= FREE_FAVORITES_LIMIT;
  useReportPrompt(userId, isLimitMet ? 'favorite-limit' : undefined);
  const prompt = useUpgradePrompt(userId, isLimitMet ? PROMPTS : []);
  return (
    <>
      <div role="status">
        {count >= FREE_FAVORITES_WARNING && (
          <div className="mb-4 print:hidden">
            <Left count={count}>{prompt !== undefined && <SeePlus userId={userId} />}</Left>
          </div>
        )}
      </div>
      <FavoritesFailed userId={userId} />
      <div className="mb-4 empty:hidden">
        {!favorites.isError && (
          <FailedQuery query={subscription} title={t`We couldn’t load your plan`} />
        )}
      </div>
    </>
  );
};

const PROMPTS = ['favorites'] as const;

/** The way to keep more, until the family hides it for a day. */
const SeePlus = ({ userId }: { readonly userId: string }) => (
  <Dismissible userId={userId} where="favorites">
    {(hide) => (
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 py-2">
          <Trans>
            With Plus there is no limit. <Link to="/subscribe">See what Plus adds</Link>
          </Trans>
        </p>
        {hide}
      </div>
    )}
  </Dismissible>
);

interface LeftProps {
  readonly count: number;
  /** The upgrade prompt, where the limit is met. */
  readonly children: ReactNode;
}

const Left = ({ count, children }: LeftProps) => {
  if (count < FREE_FAVORITES_LIMIT)
    return (
      <Notice tone="info">
        <Trans>
          You’ve saved {count} of the {FREE_FAVORITES_LIMIT} favorites that the free plan allows.
        </Trans>
      </Notice>
    );
  return (
    <Notice tone="caution">
      <p>
        {count === FREE_FAVORITES_LIMIT ? (
          <Trans>
            You’ve reached the limit of {FREE_FAVORITES_LIMIT} favorites on the free plan. Remove
            one to add another.
          </Trans>
        ) : (
          <Trans>
            All your {count} favorites stay, with your notes. The free plan allows{' '}
            {FREE_FAVORITES_LIMIT}, so you can’t add another now.
          </Trans>
        )}
      </p>
      {children}
    </Notice>
  );
};
