import { SessionGate } from '../components/SessionGate.tsx';
import { AccountGate } from '../features/account/settings/AccountGate.tsx';
import { AccountPage } from '../features/account/settings/AccountPage.tsx';

export const AccountRoute = () => (
  <SessionGate visitor={<AccountGate />}>{(user) => <AccountPage user={user} />}</SessionGate>
);
