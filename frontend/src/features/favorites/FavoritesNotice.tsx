import {
  FREE_FAVORITES_LIMIT,
  FREE_FAVORITES_WARNING,
} from '@hearthway/domain/favorites/favorites.constants.ts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '../../api/subscription.query.ts';
import { Notice } from '../../components/Notice.tsx';
import { favoritesQuery } from './favorites.query.ts';

/** Tells a family on the free plan how many favorites it has left, when these become few. */
export const FavoritesNotice = ({ userId }: { readonly userId: string }) => {
  const { data: favorites } = useQuery(favoritesQuery(userId));
  const { data: subscription } = useQuery(subscriptionQuery(userId));
  const count = subscription?.tier === 'free' ? (favorites?.answer.length ?? 0) : 0;
  return (
    <div role="status">
      {count >= FREE_FAVORITES_WARNING && (
        <div className="mb-4">
          <Left count={count} />
        </div>
      )}
    </div>
  );
};

const Left = ({ count }: { readonly count: number }) =>
  count < FREE_FAVORITES_LIMIT ? (
    <Notice tone="info">
      <Trans>
        You’ve saved {count} of the {FREE_FAVORITES_LIMIT} favorites that the free plan holds.
      </Trans>
    </Notice>
  ) : (
    <Notice tone="caution">
      <Trans>
        You’ve reached the limit of {FREE_FAVORITES_LIMIT} favorites on the free plan. Remove one to
        add another.
      </Trans>
    </Notice>
  );
