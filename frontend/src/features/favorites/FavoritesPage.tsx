import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/Button.tsx';
import { Lamp } from '../../components/illustrations/Lamp.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ResourceCard } from '../../components/ResourceCard.tsx';
import { ResourceSkeleton } from '../../components/ResourceSkeleton.tsx';
import { useCategories } from '../../components/useCategories.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { FavoritesNotice } from './FavoritesNotice.tsx';
import { favoritesQuery } from './favorites.query.ts';
import { GoneCard } from './GoneCard.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

export const FavoritesPage = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={t`Favorites`}>
        <Trans>The ones you want to keep in sight, the newest first.</Trans>
      </PageHeading>
      <FavoritesNotice userId={userId} />
      <List userId={userId} />
    </div>
  );
};

const List = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, isFetching, refetch } = useQuery(favoritesQuery(userId));
  const { data: categories = [] } = useCategories();
  useFocusAfterRemoval(list, data?.answer.length);

  if (error !== null && data === undefined) {
    return (
      <LoadFailed
        title={t`Failed to fetch favorites`}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data === undefined) return <ResourceSkeleton />;
  if (data.answer.length === 0) return <NoFavorites />;
  return (
    <ul ref={list} className="grid gap-4">
      {data.answer.map((favorite) => {
        const name = categories.find(({ id }) => id === favorite.category)?.name;
        const heart = <FavoriteButton userId={userId} resource={favorite} />;
        return (
          <li key={favorite.id}>
            {favorite.isGone ? (
              <GoneCard name={favorite.name} categoryName={name} action={heart} />
            ) : (
              <ResourceCard resource={favorite} categoryName={name} action={heart} />
            )}
          </li>
        );
      })}
    </ul>
  );
};

const NoFavorites = () => (
  <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
    <Lamp className="w-48" />
    <h2 className="text-xl">
      <Trans>No favorites yet</Trans>
    </h2>
    <p className="measure">
      <Trans>Tap the heart on a listing, and it waits for you here, on every device.</Trans>
    </p>
    <Link className={buttonClass('primary')} to="/resources">
      <Trans>Find Resources</Trans>
    </Link>
  </div>
);
