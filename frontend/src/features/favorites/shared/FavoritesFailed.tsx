import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { favoritesQuery } from '../favorites.query.ts';

/** Says why the hearts of a page can’t be pressed. */
export const FavoritesFailed = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const favorites = useQuery(favoritesQuery(userId));
  return (
    <div className="mb-4 empty:hidden">
      <FailedQuery query={favorites} title={t`Failed to fetch favorites`} />
    </div>
  );
};
