import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { useFailureToast } from '../../../../components/toasts/useFailureToast.ts';
import { amountWords } from '../../../subscription/shared/money.ts';
import { usePaymentPage } from '../../../subscription/shared/usePaymentPage.ts';

/** Payments that are shown at first. */
const FIRST = 3;

interface PaymentsProps {
  readonly payments: PlanOfFamily['payments'];
}

/** The last payments, each with its receipt. */
export const Payments = ({ payments }: PaymentsProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const count = payments.length;
  return (
    <div className="grid w-full justify-items-start gap-2">
      <h3 className="font-semibold">
        <Trans>Your payments</Trans>
      </h3>
      <ul className="grid w-full divide-y divide-line">
        {payments.slice(0, isWhole ? count : FIRST).map((payment) => (
          <Line key={payment.id} payment={payment} />
        ))}
      </ul>
      {count > FIRST && !isWhole && (
        <Button look="secondary" onClick={() => setIsWhole(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </div>
  );
};

const Line = ({ payment }: { readonly payment: PaymentsProps['payments'][number] }) => {
  const { i18n, t } = useLingui();
  const { id, paidAt, plan, amountCents, refundedCents } = payment;
  const failed = useFailureToast();
  const { isBusy, open } = usePaymentPage({
    path: '/api/subscription/receipts',
    onError: failed(t`We couldn’t open the receipt`),
  });
  const day = i18n.date(paidAt, { dateStyle: 'long' });
  const amount = amountWords(i18n, amountCents);
  const refunded = amountWords(i18n, refundedCents);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {plan === 'plus' ? <Trans>{amount} for Plus</Trans> : <Trans>{amount} for Family</Trans>}
        </p>
        <p className="text-sm text-text-soft">
          <time dateTime={paidAt}>{day}</time>
          {refundedCents > 0 && (
            <>
              {' · '}
              <Trans>{refunded} paid back</Trans>
            </>
          )}
        </p>
      </div>
      <Button
        look="quiet"
        aria-label={isBusy ? undefined : t`Receipt of ${day}`}
        isBusy={isBusy}
        onClick={() => open({ paymentId: id })}
      >
        {isBusy ? <Trans>Opening…</Trans> : <Trans>Receipt</Trans>}
      </Button>
    </li>
  );
};
