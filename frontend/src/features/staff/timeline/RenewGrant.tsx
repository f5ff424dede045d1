import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { checkConnection, errorWords } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { useNow } from '../useNow.ts';
import { ENDING_MINUTES, minutesLeft } from './grant.ts';
import { GrantContext } from './grant-context.ts';

interface RenewGrantProps {
  /** Remaining minutes from which the button appears. */
  readonly offeredAt: number;
}

/** Button that extends the access, with one warning before it ends. */
export const RenewGrant = ({ offeredAt }: RenewGrantProps) => {
  const { i18n } = useLingui();
  const grant = useContext(GrantContext);
  const now = useNow();
  if (grant === undefined) return null;
  const { until, isRenewing, error, renew } = grant;
  const minutes = minutesLeft(until, now);
  return (
    <>
      <p role="status" className="font-semibold text-caution">
        {minutes <= ENDING_MINUTES && (
          <Trans>Your access is about to end. Renew to continue.</Trans>
        )}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {error !== null && errorWords(i18n, error, checkConnection)}
      </p>
      {minutes <= offeredAt && (
        <Button look="secondary" isBusy={isRenewing} onClick={renew}>
          {isRenewing ? <Trans>Renewing…</Trans> : <Trans>Renew</Trans>}
        </Button>
      )}
    </>
  );
};
