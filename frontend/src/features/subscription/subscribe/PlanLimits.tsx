import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import type { Limit } from './limits.ts';

interface PlanLimitsProps {
  readonly plan: Tier;
  readonly limits: readonly Limit[];
  /** The class that spans as many rows. */
  readonly rows: string;
}

/** The same rows on each plan, so that a reader compares them across or one below the other. */
export const PlanLimits = ({ plan, limits, rows }: PlanLimitsProps) => {
  const { i18n } = useLingui();
  return (
    <dl className={`grid gap-2 md:grid-rows-subgrid ${rows}`}>
      {limits.map(({ name, on }) => (
        <div key={name.id} className="flex flex-wrap items-start justify-between gap-x-3">
          <dt className="min-w-0 text-text-soft">{i18n._(name)}</dt>
          <dd className="font-semibold">
            <Value value={on[plan]} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Value = ({ value }: { readonly value: Limit['on'][Tier] }) => {
  const { i18n } = useLingui();
  switch (value) {
    case true:
      return (
        <span className="flex items-center gap-1 text-positive">
          <Check aria-hidden className="size-4" />
          <Trans>Included</Trans>
        </span>
      );
    case false:
      return (
        <span className="flex items-center gap-1 font-normal text-text-soft">
          <Minus aria-hidden className="size-4" />
          <Trans>Not included</Trans>
        </span>
      );
    default:
      return typeof value === 'number' ? i18n.number(value) : i18n._(value);
  }
};
