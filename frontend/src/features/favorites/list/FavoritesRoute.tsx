import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { FavoritesGate } from '../FavoritesGate.tsx';
import { FavoritesPage } from './FavoritesPage.tsx';

export const FavoritesRoute = () => (
  <FamilyGate visitor={<FavoritesGate />}>{({ id }) => <FavoritesPage userId={id} />}</FamilyGate>
);
