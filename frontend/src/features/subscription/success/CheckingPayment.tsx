import { Trans, useLingui } from '@lingui/react/macro';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { WaysOn } from './WaysOn.tsx';

/** Until the plan is there. It also comes to those who leave this page. */
export const CheckingPayment = ({ isPaid = false }: { readonly isPaid?: boolean }) => {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={isPaid ? t`Your plan is starting` : t`Checking your payment`}>
        <Trans>This takes a moment. You need not wait here: your plan starts either way.</Trans>
      </PageHeading>
      {isPaid ? <WaysOn /> : <Loading isPart />}
    </>
  );
};
