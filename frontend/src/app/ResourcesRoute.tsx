import { Loading } from '../components/Loading.tsx';
import { SessionGate } from '../components/SessionGate.tsx';
import { DirectoryGate } from '../features/directory/DirectoryGate.tsx';
import { DirectoryPage } from '../features/directory/DirectoryPage.tsx';
import { FavoriteButton } from '../features/favorites/FavoriteButton.tsx';
import { FavoritesNotice } from '../features/favorites/FavoritesNotice.tsx';
import { useAnswers } from '../session/useAnswers.ts';

export const ResourcesRoute = () => (
  <SessionGate visitor={<DirectoryGate />}>
    {({ id }) => <FamilysDirectory userId={id} />}
  </SessionGate>
);

/** The directory around the family's own place, whose listings carry the hearts of the favorites. */
const FamilysDirectory = ({ userId }: { readonly userId: string }) => {
  const answers = useAnswers();
  if (answers === undefined) return <Loading />;
  return (
    <DirectoryPage
      userId={userId}
      ownPlace={answers?.location ?? ''}
      notice={<FavoritesNotice userId={userId} />}
      actionFor={(resource) => <FavoriteButton userId={userId} resource={resource} />}
    />
  );
};
