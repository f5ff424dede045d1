import { appealTimes, timeMessages } from '@hearthway/domain/insurance/appeal-times.ts';
import type { PlanType } from '@hearthway/domain/insurance/plan-types.constants.ts';
import type { StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { timeWords } from './time-words.ts';

const PLANS = [
  ['fully-insured-group', msg`A plan that an insurer pays for, from a job or bought`],
  ['self-funded-erisa', msg`A plan that the employer itself pays for (self-funded)`],
  ['medicaid-managed-care', msg`Medicaid through a health plan`],
] as const satisfies readonly (readonly [PlanType, MessageDescriptor])[];

/** Appeal deadlines in a state, as used by the appeal clock. */
export const AppealTimes = ({ code }: { readonly code: StateCode }) => {
  const { t, i18n } = useLingui();
  return (
    <>
      <p className="measure">
        <Trans>
          The date in your letter comes first. Keep to it when it is earlier.{' '}
          <Link to="/insurance-help/denied">Type in the date of your letter</Link>, and we count
          every date.
        </Trans>
      </p>
      <dl className="grid grid-cols-1 gap-4">
        {PLANS.map(([planType, name]) => (
          <div key={planType} className="measure grid gap-1">
            <dt className="font-semibold">{t(name)}</dt>
            {appealTimes({ planType, state: code }).map((time) => (
              <dd key={time.step}>{timeWords(i18n, timeMessages(time))}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
};
