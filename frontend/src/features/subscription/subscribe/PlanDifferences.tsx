import { TIERS, type Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { Summary } from '../../../components/Summary.tsx';
import { TitledPart } from '../../../components/TitledPart.tsx';
import { DIFFERENCES, LATER, type Limit, ON_EVERY_PLAN } from './limits.ts';
import { usePlanNames } from './usePlanNames.ts';

/** Limits and features by plan, then those of every plan, and those still to come, which have no tick. */
export const PlanDifferences = () => {
  const { i18n } = useLingui();
  const names = usePlanNames();
  const onEveryPlan = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
    ON_EVERY_PLAN.map(({ name }) => i18n._(name)),
  );
  return (
    <>
      <TitledPart title={<Trans>What differs</Trans>}>
        <DifferencesTable />
        <p className="measure text-text-soft">
          <Trans>On every plan: {onEveryPlan}.</Trans>
        </p>
      </TitledPart>
      <details className="group">
        <Summary>
          <Trans>Still to come</Trans>
        </Summary>
        <div className="measure grid gap-2 pt-1">
          <p>
            <Trans>
              These parts are being built, and no plan has them yet. They cost nothing extra when
              they arrive, and you need no plan to wait for them.
            </Trans>
          </p>
          <ul className="grid list-disc gap-1 ps-5">
            {LATER.map(({ name, from }) => (
              <li key={name.id}>
                {i18n._(name)} ({from.map((plan) => names[plan]).join(', ')})
              </li>
            ))}
          </ul>
        </div>
      </details>
    </>
  );
};

/** Names of the rows are above the values where a column of names would leave them too little room. */
const DifferencesTable = () => {
  const { i18n } = useLingui();
  const names = usePlanNames();
  return (
    <table className="w-full table-fixed border-collapse max-md:text-sm">
      <thead>
        <tr className="border-b-2 border-line-strong">
          <td className="max-md:hidden" />
          {TIERS.map((plan) => (
            <th key={plan} scope="col" className={`${cell} font-semibold`}>
              {names[plan]}
            </th>
          ))}
        </tr>
      </thead>
      {DIFFERENCES.map(({ name, on }) => (
        <tbody key={name.id} className="border-b border-line">
          <tr className="md:hidden">
            <th
              scope="rowgroup"
              colSpan={TIERS.length}
              className="pt-1.5 text-start font-normal text-text-soft"
            >
              {i18n._(name)}
            </th>
          </tr>
          <tr>
            <th scope="row" className={`${cell} font-normal text-text-soft max-md:hidden`}>
              {i18n._(name)}
            </th>
            {TIERS.map((plan) => (
              <td key={plan} className={`${cell} font-semibold`}>
                <Value value={on[plan]} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
};

const cell = 'min-w-0 py-1 pe-2 text-start align-top md:py-2';

const Value = ({ value }: { readonly value: Limit['on'][Tier] }) => {
  const { i18n } = useLingui();
  switch (value) {
    case true:
      return (
        <span className="text-positive">
          <Check aria-hidden className="size-5" />
          <span className="sr-only">
            <Trans>Included</Trans>
          </span>
        </span>
      );
    case false:
      return (
        <span className="text-text-soft">
          <Minus aria-hidden className="size-5" />
          <span className="sr-only">
            <Trans>Not included</Trans>
          </span>
        </span>
      );
    default:
      return typeof value === 'number' ? i18n.number(value) : i18n._(value);
  }
};
