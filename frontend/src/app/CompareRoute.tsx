import { FamilyGate } from '../components/FamilyGate.tsx';
import { ComparePage } from '../features/favorites/compare/ComparePage.tsx';
import { FavoritesGate } from '../features/favorites/FavoritesGate.tsx';

export const CompareRoute = () => (
  <FamilyGate visitor={<FavoritesGate />}>{({ id }) => <ComparePage userId={id} />}</FamilyGate>
);
