import { CODE_MINUTES } from '@hearthway/domain/account/account.constants.ts';
import type { Recovery } from '@hearthway/domain/account/account.contract.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { Notice } from '../../../components/Notice.tsx';
import { useOtherForm } from './useOtherForm.ts';

interface CodeSentProps {
  readonly email: string;
  readonly recovery: Recovery;
  readonly onAgain: () => void;
}

/** The same words whether or not there is such an account. */
export const CodeSent = ({ email, recovery, onAgain }: CodeSentProps) => {
  const reset = useOtherForm('/reset-password');
  return (
    <div className="grid justify-items-start gap-5">
      <div ref={focusWhenShown} tabIndex={-1} className="grid gap-2">
        <p>
          <Trans>If there is an account for {email}, we’ve sent a code to that address.</Trans>
        </p>
        <p>
          <Plural
            value={CODE_MINUTES}
            one="You can use it for # minute. Nothing there? Look among the spam, too."
            other="You can use it for # minutes. Nothing there? Look among the spam, too."
          />
        </p>
      </div>
      {recovery.resetToken !== undefined && (
        <Notice tone="info">
          <Trans>
            Development: no mail server is set up, so here is the code. It is{' '}
            <strong>{recovery.resetToken}</strong>.
          </Trans>
        </Notice>
      )}
      <Link className={buttonClass('primary')} to={reset} state={{ email }}>
        <Trans>Continue to Reset Password</Trans>
      </Link>
      <Button look="quiet" onClick={onAgain}>
        <Trans>Send it again</Trans>
      </Button>
    </div>
  );
};
