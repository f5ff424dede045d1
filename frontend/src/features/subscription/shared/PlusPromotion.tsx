import { PLUS_RADIUS_MILES } from '@hearthway/domain/directory/directory.constants.ts';
import {
  PLUS_MONTHLY_CENTS,
  TRIAL_DAYS,
} from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { TickList } from '../../../components/TickList.tsx';

const HEADING = 'plus';

interface PlusPromotionProps {
  /** The button that hides it. Visitors have none. */
  readonly hide?: ReactNode;
}

/** Price, trial and cancellation are beside the button. */
export const PlusPromotion = ({ hide }: PlusPromotionProps) => {
  const { t, i18n } = useLingui();
  const price = i18n.number(PLUS_MONTHLY_CENTS / 100, { style: 'currency', currency: 'USD' });
  const benefits = [
    t`Search up to ${PLUS_RADIUS_MILES} miles around you, with every result`,
    t`Keep as many favorites as you like`,
    t`Filter the results, and see them on a map`,
  ];
  return (
    <section
      aria-labelledby={HEADING}
      className="visitor-only grid items-center gap-x-12 gap-y-5 rounded-soft bg-caution-wash p-5 sm:p-8 md:grid-cols-[3fr_2fr]"
    >
      <div className="grid gap-3">
        <div className="flex items-start justify-between gap-2">
          <h2 id={HEADING} className="text-2xl">
            <Trans>When you need to look further: Plus</Trans>
          </h2>
          {hide}
        </div>
        {/* A phone has them on the page of the plans alone. */}
        <div className="max-sm:hidden">
          <TickList items={benefits} />
        </div>
      </div>
      <div className="grid justify-items-start gap-3">
        <p>
          <Trans>
            {TRIAL_DAYS} days for free, then <strong>{price} a month</strong>. You can cancel at any
            time, with one button.
          </Trans>
        </p>
        <Link className={buttonClass('secondary')} to="/subscribe">
          <Trans>See what Plus adds</Trans>
        </Link>
      </div>
    </section>
  );
};
