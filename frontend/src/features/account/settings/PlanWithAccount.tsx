import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/Notice.tsx';
import { planQuery } from '../../subscription/shared/plan.query.ts';

/** The plan that would end with the account. */
export const PlanBeforeDeletion = ({ userId }: { readonly userId: string }) => {
  const { i18n } = useLingui();
  const { data: plan } = useQuery(planQuery(userId));
  if (!plan?.subscription) return null;
  const day = i18n.date(plan.subscription.paidUntil, { dateStyle: 'long' });
  return (
    <Notice tone="caution">
      {plan.subscription.isTrial ? (
        <Trans>
          Your free trial is canceled first, and nothing is charged. It ends on {day}, or with the
          account if that is sooner.
        </Trans>
      ) : (
        <Trans>
          Your plan is canceled first, and nothing more is charged. It ends on {day}, or with the
          account if that is sooner.
        </Trans>
      )}
    </Notice>
  );
};

/** The plan that was canceled with the account. Keeping the account does not keep it. */
export const PlanDuringDeletion = ({ userId }: { readonly userId: string }) => {
  const { data: plan } = useQuery(planQuery(userId));
  if (!plan?.subscription?.cancelsAt) return null;
  return (
    <p className="measure">
      <Trans>
        Your plan is canceled, so that nothing more is charged. If you keep your account and want
        the plan too, choose “Keep my plan” <a href="#plan">under “Your plan”</a>.
      </Trans>
    </p>
  );
};
