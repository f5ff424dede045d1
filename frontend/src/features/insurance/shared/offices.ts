import type { PlanType } from '@hearthway/domain/insurance/plan-types.constants.ts';

export interface Offices {
  /** State insurance department, and the review it runs. */
  readonly state: boolean;
  /** US Department of Labor. */
  readonly labor: boolean;
}

/** See the regulators in `content/plan-types/`. */
const OFFICES: Readonly<Record<PlanType, Offices>> = {
  'self-funded-erisa': { state: false, labor: true },
  'fully-insured-group': { state: true, labor: true },
  'government-employer': { state: true, labor: false },
  marketplace: { state: true, labor: false },
  'medicaid-managed-care': { state: false, labor: false },
  'medicaid-fee-for-service': { state: false, labor: false },
  chip: { state: false, labor: false },
  tricare: { state: false, labor: false },
  fehb: { state: false, labor: false },
  medicare: { state: false, labor: false },
  grandfathered: { state: true, labor: true },
  'short-term-or-limited': { state: true, labor: false },
};

/** Offices for a plan of any of these types; all if the type is unknown. */
export const officesFor = (types: readonly PlanType[]): Offices => {
  const each = types.map((type) => OFFICES[type]);
  return {
    state: each.length === 0 || each.some(({ state }) => state),
    labor: each.length === 0 || each.some(({ labor }) => labor),
  };
};
