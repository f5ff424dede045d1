import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { FavoritesGate } from '../FavoritesGate.tsx';
import { ComparePage } from './ComparePage.tsx';

export const CompareRoute = () => (
  <FamilyGate visitor={<FavoritesGate />}>{({ id }) => <ComparePage userId={id} />}</FamilyGate>
);
