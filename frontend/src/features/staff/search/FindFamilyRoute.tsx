import { StaffGate } from '../../../components/StaffGate.tsx';
import { FindFamily } from './FindFamily.tsx';

export const FindFamilyRoute = () => (
  <StaffGate needs="support">{({ id }) => <FindFamily staffId={id} />}</StaffGate>
);
