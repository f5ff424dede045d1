import { StaffGate } from '../components/StaffGate.tsx';
import { FindFamily } from '../features/staff/search/FindFamily.tsx';

export const FindFamilyRoute = () => (
  <StaffGate needs="support">{({ id }) => <FindFamily staffId={id} />}</StaffGate>
);
