import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ResourceSkeleton } from '../../../components/ResourceSkeleton.tsx';
import { FavoritesNotice } from '../FavoritesNotice.tsx';
import { useFavorites } from '../useFavorites.ts';
import { FavoriteList } from './FavoriteList.tsx';
import { NoFavorites } from './NoFavorites.tsx';

export const FavoritesPage = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={t`Favorites`}>
        <Trans>Keep track of whom you called and what they said, in your own order.</Trans>
      </PageHeading>
      <FavoritesNotice userId={userId} />
      <List userId={userId} />
    </div>
  );
};

const List = ({ userId }: { readonly userId: string }) => {
  const { favorites, query } = useFavorites(userId);
  if (favorites === undefined)
    // The notice above says what has failed.
    return query.isError ? null : <ResourceSkeleton />;
  if (favorites.length === 0) return <NoFavorites />;
  return <FavoriteList userId={userId} favorites={favorites} />;
};
