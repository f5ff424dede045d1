import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../../api/api-error.ts';
import { checkConnection, errorWords } from '../../../../api/error-words.ts';
import { Button, type ButtonLook } from '../../../../components/Button.tsx';
import { useToast } from '../../../../components/toasts/useToast.ts';
import { usePaymentPage } from '../../../subscription/shared/usePaymentPage.ts';

/** Leads to the payment provider's page for the card, which leads back to the account. */
export const UpdatePaymentMethod = ({ look }: { readonly look: ButtonLook }) => {
  const { i18n, t } = useLingui();
  const showToast = useToast();
  const { isBusy, open } = usePaymentPage({
    path: '/api/subscription/manage',
    onError: (error) => {
      const isWithoutPage = error instanceof ApiError && error.code === 'UnreadableAnswer';
      showToast({
        tone: 'problem',
        title: t`Unable to open payment management. Please try again or contact support.`,
        description: errorWords(i18n, error, isWithoutPage ? NO_PAGE : checkConnection),
      });
    },
  });
  return (
    <Button look={look} isBusy={isBusy} onClick={() => open()}>
      {isBusy ? <Trans>Opening…</Trans> : <Trans>Update Payment Method</Trans>}
    </Button>
  );
};

const NO_PAGE = msg`No portal URL received`;
