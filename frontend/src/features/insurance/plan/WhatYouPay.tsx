import type { PlanAnswers } from '@hearthway/domain/insurance/coverage.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Part } from './Part.tsx';

/** Units per hour of an ABA code; one unit is 15 minutes. */
const UNITS_AN_HOUR = 4;

/** Explains cost sharing without amounts, which only the plan's own documents state. */
export const WhatYouPay = ({ answers: { hours } }: { readonly answers: PlanAnswers }) => {
  const { t } = useLingui();
  return (
    <Part title={t`What you may pay`}>
      <div className="measure grid gap-3">
        <p>
          <Trans>
            Many plans have a deductible, which you pay first each year. Then comes a copay (a fixed
            sum) or coinsurance (a share of the price) for each visit or day, up to a yearly
            maximum. We name no amounts: they stand in your plan’s papers.
          </Trans>
        </p>
        {hours !== null && (
          <p>
            <Plural
              value={hours * UNITS_AN_HOUR}
              one="Your hours are # unit of 15 minutes a week, as ABA is mostly billed."
              other="Your hours are # units of 15 minutes a week, as ABA is mostly billed."
            />{' '}
            <Trans>
              Ask whether a copay counts per visit, per day or per therapist: with several visits a
              week it adds up.
            </Trans>
          </p>
        )}
      </div>
    </Part>
  );
};
