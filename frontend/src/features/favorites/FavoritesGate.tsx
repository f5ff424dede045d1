import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../components/AccessGate.tsx';
import { Notebook } from '../../components/illustrations/Notebook.tsx';
import { favoritesGate } from './favorites-gate.ts';

export const FavoritesGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Your Favorites`}
      invitation={t`Please sign in or create a free account to keep the providers that fit.`}
      gate={favoritesGate}
      Drawing={Notebook}
    />
  );
};
