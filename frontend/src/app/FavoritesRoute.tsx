import { FamilyGate } from '../components/FamilyGate.tsx';
import { FavoritesGate } from '../features/favorites/FavoritesGate.tsx';
import { FavoritesPage } from '../features/favorites/list/FavoritesPage.tsx';

export const FavoritesRoute = () => (
  <FamilyGate visitor={<FavoritesGate />}>{({ id }) => <FavoritesPage userId={id} />}</FamilyGate>
);
