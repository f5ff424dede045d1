import type { Plan } from '@hearthway/domain/subscription/subscription.constants.ts';
import { MONTHLY_CENTS } from '@hearthway/domain/subscription-plans/plan-features.constants.ts';
import { useState } from 'react';
import { FreePlan } from './FreePlan.tsx';
import { PaidPlan } from './PaidPlan.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanDifferences } from './PlanDifferences.tsx';
import type { PlanViewer } from './plan-viewer.ts';
import { SwitchPlan } from './SwitchPlan.tsx';
import { useCheckout } from './useCheckout.ts';

/** The three plans, side by side on a wide screen, above one table of what differs. */
export const PlanCards = ({ viewer }: { readonly viewer: PlanViewer }) => {
  const checkout = useCheckout();
  const [switchingTo, setSwitchingTo] = useState<Plan>();
  const family = typeof viewer === 'string' ? undefined : viewer;
  const tier = family?.plan.tier;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <PlanCard plan="free" monthlyCents={MONTHLY_CENTS.free} isCurrent={tier === 'free'}>
          <FreePlan />
        </PlanCard>
        {(['plus', 'family'] as const).map((paid) => (
          <PlanCard
            key={paid}
            plan={paid}
            monthlyCents={MONTHLY_CENTS[paid]}
            isCurrent={tier === paid}
          >
            <PaidPlan
              plan={paid}
              viewer={viewer}
              checkout={checkout}
              onSwitch={() => setSwitchingTo(paid)}
            />
          </PlanCard>
        ))}
      </div>
      {family !== undefined && switchingTo !== undefined && (
        <SwitchPlan
          userId={family.userId}
          to={switchingTo}
          onClose={() => setSwitchingTo(undefined)}
        />
      )}
      <PlanDifferences />
    </>
  );
};
