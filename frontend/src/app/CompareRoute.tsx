import { SessionGate } from '../components/SessionGate.tsx';
import { ComparePage } from '../features/favorites/ComparePage.tsx';
import { FavoritesGate } from '../features/favorites/FavoritesGate.tsx';

export const CompareRoute = () => (
  <SessionGate visitor={<FavoritesGate />}>{({ id }) => <ComparePage userId={id} />}</SessionGate>
);
