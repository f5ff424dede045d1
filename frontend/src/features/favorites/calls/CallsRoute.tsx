import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { FavoritesGate } from '../FavoritesGate.tsx';
import { CallsPage } from './CallsPage.tsx';

export const CallsRoute = () => (
  <FamilyGate visitor={<FavoritesGate />}>{({ id }) => <CallsPage userId={id} />}</FamilyGate>
);
