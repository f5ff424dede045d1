import { SessionGate } from '../components/SessionGate.tsx';
import { FavoritesGate } from '../features/favorites/FavoritesGate.tsx';
import { FavoritesPage } from '../features/favorites/FavoritesPage.tsx';

export const FavoritesRoute = () => (
  <SessionGate visitor={<FavoritesGate />}>{({ id }) => <FavoritesPage userId={id} />}</SessionGate>
);
