import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../components/AccessGate.tsx';

export const FavoritesGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Your Favorites`}
      invitation={t`Please sign in or create a free account to keep the providers that fit.`}
      benefits={[
        t`Up to ${FREE_FAVORITES_LIMIT} favorites on the free plan`,
        t`The same list on every device you use`,
        t`Your own notes, who you have called, and a side-by-side comparison`,
        t`Phone numbers and directions at hand when you are ready to call`,
      ]}
    />
  );
};
