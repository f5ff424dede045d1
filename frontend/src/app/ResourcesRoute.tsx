import { SessionGate } from '../components/SessionGate.tsx';
import { DirectoryGate } from '../features/directory/DirectoryGate.tsx';
import { DirectoryPage } from '../features/directory/DirectoryPage.tsx';
import { FavoriteButton } from '../features/favorites/FavoriteButton.tsx';
import { FavoritesNotice } from '../features/favorites/FavoritesNotice.tsx';

/** The directory, whose listings carry the hearts of the favorites. */
export const ResourcesRoute = () => (
  <SessionGate visitor={<DirectoryGate />}>
    {({ id }) => (
      <DirectoryPage
        userId={id}
        notice={<FavoritesNotice userId={id} />}
        actionFor={(resource) => <FavoriteButton userId={id} resource={resource} />}
      />
    )}
  </SessionGate>
);
