import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { Lamp } from '../../../components/illustrations/Lamp.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { ResourceSkeleton } from '../../directory/shared/ResourceSkeleton.tsx';
import { May } from '../../household/shared/May.tsx';
import { useFavorites } from '../shared/useFavorites.ts';
import { FavoriteList } from './FavoriteList.tsx';
import { FavoritesNotice } from './FavoritesNotice.tsx';

export const FavoritesPage = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  return (
    <ToolPage>
      <div className="max-w-3xl">
        <PageHeading title={t`Favorites`}>
          <Trans>Keep track of who you called and what they said, in your own order.</Trans>
        </PageHeading>
        <FavoritesNotice userId={userId} />
        <List userId={userId} />
      </div>
    </ToolPage>
  );
};

const List = ({ userId }: { readonly userId: string }) => {
  const { favorites, query } = useFavorites(userId);
  if (favorites === undefined)
    // The notice above names the failure.
    return query.isError ? null : <ResourceSkeleton />;
  if (favorites.length === 0) return <NoFavorites />;
  return (
    <>
      <Link className={`mb-4 print:hidden ${buttonClass('secondary')}`} to="/favorites/calls">
        <Trans>Plan your calls</Trans>
      </Link>
      <FavoriteList userId={userId} favorites={favorites} />
    </>
  );
};

const NoFavorites = () => (
  <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
    <Lamp className="w-48" />
    <h2 className="text-xl">
      <Trans>No favorites yet</Trans>
    </h2>
    <May effect="write" scope="favorites" isForEveryChild>
      <p className="measure">
        <Trans>
          Press the heart beside a provider. You’ll find it again here, on every device.
        </Trans>
      </p>
      <Link className={buttonClass('primary')} to="/resources">
        <Trans>Find Resources</Trans>
      </Link>
    </May>
  </div>
);
