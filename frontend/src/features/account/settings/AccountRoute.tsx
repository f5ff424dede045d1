import { SessionGate } from '../../../components/SessionGate.tsx';
import { AccountGate } from './AccountGate.tsx';
import { AccountPage } from './AccountPage.tsx';

export const AccountRoute = () => (
  <SessionGate visitor={<AccountGate />}>{(user) => <AccountPage user={user} />}</SessionGate>
);
