import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { FavoriteButton } from '../../favorites/shared/FavoriteButton.tsx';
import { FavoritesFailed } from '../../favorites/shared/FavoritesFailed.tsx';
import { ProviderGate } from './ProviderGate.tsx';
import { ProviderPage } from './ProviderPage.tsx';

/** Provider page with the heart of the favorites. */
export const ProviderRoute = () => {
  const { id = '' } = useParams();
  const shown = useRef(id);
  // Moves the focus, since the followed link is gone with its page.
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [id]);
  return (
    <FamilyGate visitor={<ProviderGate />}>
      {(user) => (
        <ProviderPage
          key={id}
          userId={user.id}
          id={id}
          notice={<FavoritesFailed userId={user.id} />}
          actionFor={(provider) => <FavoriteButton userId={user.id} resource={provider} />}
        />
      )}
    </FamilyGate>
  );
};
