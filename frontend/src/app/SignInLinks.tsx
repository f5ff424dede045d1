import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../components/Button.tsx';
import { accountPath } from '../session/redirect.ts';
import { toTop } from './to-top.ts';

/** For visitors, who come back to the page that they are on. */
export const SignInLinks = () => {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <>
      <Link to={accountPath('login', here)} className={buttonClass('quiet')} {...toTop}>
        <Trans>Sign In</Trans>
      </Link>
      <Link to={accountPath('signup', here)} className={buttonClass('primary')} {...toTop}>
        <Trans>Sign Up</Trans>
      </Link>
    </>
  );
};
