import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { Notice } from '../../../components/Notice.tsx';

/** How a payment page was left. */
const PARAMETER = 'checkout';

/** After a payment page that was left, or where the card was declined. */
export const CheckoutReturn = () => {
  const [params, setParams] = useSearchParams();
  const [how] = useState(params.get(PARAMETER));
  useEffect(() => {
    if (!params.has(PARAMETER)) return;
    setParams(
      (current) => {
        current.delete(PARAMETER);
        return current;
      },
      { replace: true },
    );
  }, [params, setParams]);
  if (how !== 'canceled' && how !== 'declined') return null;
  return (
    <div ref={focusWhenShown} tabIndex={-1}>
      <Notice tone={how === 'declined' ? 'caution' : 'info'}>
        <p>
          {how === 'declined' ? (
            <Trans>Your card was declined, so no plan has started and nothing was charged.</Trans>
          ) : (
            <Trans>
              You left the payment page, so no plan has started and nothing was charged.
            </Trans>
          )}
        </p>
        <p>
          <Trans>
            You can start again below. If your card was declined, try another one, or ask your bank.
            Still stuck? The <Link to="/support">Support Center</Link> can help.
          </Trans>
        </p>
      </Notice>
    </div>
  );
};
