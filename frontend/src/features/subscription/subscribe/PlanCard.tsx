import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { priceWords } from '../shared/money.ts';
import { usePlanNames } from './usePlanNames.ts';

interface PlanCardProps {
  readonly plan: Tier;
  readonly monthlyCents: number;
  readonly isCurrent: boolean;
  /** How it starts and ends, and its button. */
  readonly children: ReactNode;
}

/** One plan: price, terms and button. Its rows are those of the grid around the cards. */
export const PlanCard = ({ plan, monthlyCents, isCurrent, children }: PlanCardProps) => {
  const { i18n } = useLingui();
  const names = usePlanNames();
  const headingId = useId();
  const price = priceWords(i18n, monthlyCents);
  return (
    <section
      aria-labelledby={headingId}
      className={`grid min-w-0 content-start gap-3 rounded-soft border bg-raised p-4 shadow-soft md:row-span-2 md:grid-rows-subgrid md:p-5 ${isCurrent ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 md:grid md:content-start">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={headingId} className="text-xl">
            {names[plan]}
          </h2>
          {isCurrent && (
            <span className="rounded-soft bg-positive-wash px-2 py-0.5 text-sm font-semibold text-positive">
              <Trans>Your plan</Trans>
            </span>
          )}
        </div>
        <p className="text-lg font-semibold">
          <Trans>{price} a month</Trans>
        </p>
      </div>
      <div className="grid content-start gap-3">{children}</div>
    </section>
  );
};
