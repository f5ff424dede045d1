import { SessionGate } from '../components/SessionGate.tsx';
import { AccountGate } from '../features/account/AccountGate.tsx';
import { AccountPage } from '../features/account/AccountPage.tsx';

export const AccountRoute = () => (
  <SessionGate visitor={<AccountGate />}>{(user) => <AccountPage user={user} />}</SessionGate>
);
