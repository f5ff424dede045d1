import { LoginPage } from '../features/account/sign-in/LoginPage.tsx';
import { gateAt } from './gates.ts';

/** The sign-in page, which describes any page that was asked for. */
export const LoginRoute = () => <LoginPage gateAt={gateAt} />;
