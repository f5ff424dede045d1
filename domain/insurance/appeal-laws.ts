import { isStateCode, type StateCode } from '../kernel/states.constants.ts';
import { days, type Length, months } from './appeal-lengths.ts';
import {
  type AppealWindow,
  type SourceLevel,
  STATE_WINDOWS,
  type StateWindows,
  type WindowReason,
} from './appeal-windows.constants.ts';
import type { Urgency } from './denials.constants.ts';
import type { PlanType } from './plan-types.constants.ts';

/** Source that may set the last day of a step: a law, or a text that contradicts it. */
export interface Law {
  readonly where: StateCode | 'federal';
  readonly length: Length;
  /** Event from which the text counts. Our own count always starts at the date on the letter. */
  readonly from: AppealWindow['from'];
  readonly level: SourceLevel;
  /** Null for the law itself. */
  readonly why: WindowReason | null;
  readonly cite: string;
  readonly source: string | null;
  /** True where the request has to arrive by the deadline, not just be sent. */
  readonly mustArrive: boolean;
  readonly fromFirstLetter: StateWindows['fromFirstLetter'] | null;
}

const federal = (fields: Pick<Law, 'length' | 'level' | 'cite' | 'source'>): Law => ({
  where: 'federal',
  from: 'receipt',
  why: null,
  mustArrive: false,
  fromFirstLetter: null,
  ...fields,
});

const EXTERNAL = {
  length: months(4),
  level: 'secondary',
  source:
    'https://www.cms.gov/CCIIO/Programs-and-Initiatives/Consumer-Support-and-Information/csg-ext-appeals-facts',
} as const;

/** The federal request form counts only once it has arrived. */
const FEDERAL_EXTERNAL: readonly Law[] = [
  { ...federal({ ...EXTERNAL, cite: '45 CFR 147.136(d)(2)(i)' }), mustArrive: true },
  {
    ...federal({
      length: days(60),
      level: 'official',
      cite: 'HealthCare.gov, External review (older text)',
      source: 'https://www.healthcare.gov/appeal-insurance-company-decision/external-review/',
    }),
    from: 'notice',
    why: 'older-federal-page',
    mustArrive: true,
  },
];

const SELF_FUNDED_EXTERNAL: Law = {
  ...federal({ ...EXTERNAL, cite: '29 CFR 2590.715-2719(d)(2)(i)' }),
  mustArrive: true,
};

const FEDERAL_INTERNAL: Law = federal({
  length: days(180),
  level: 'official',
  cite: '29 CFR 2560.503-1(h)(3)(i); 45 CFR 147.136(b)(3)(i)',
  source: 'https://www.healthcare.gov/appeal-insurance-company-decision/internal-appeals/',
});

/** Plan types whose time limit a state law can set; `federalToo` if federal law may as well. */
const STATE_REGULATED: Readonly<Partial<Record<PlanType, { readonly federalToo: boolean }>>> = {
  'fully-insured-group': { federalToo: false },
  marketplace: { federalToo: false },
  // Either insured under state law or self-funded under federal law; the form does not ask which.
  'government-employer': { federalToo: true },
  grandfathered: { federalToo: false },
};

/** Returns whether a state's own windows bind the plan, or may. */
export const isStateRegulated = (planType: PlanType): boolean =>
  STATE_REGULATED[planType] !== undefined;

export interface LawQuery {
  readonly planType: PlanType;
  /** Two-letter code. Null if the state is unknown. */
  readonly state: string | null;
  readonly urgency: Urgency;
}

/** Returns the texts that may set the deadline for an external review. */
export const externalLaws = ({ planType, state, urgency }: LawQuery): readonly Law[] => {
  const regulated = STATE_REGULATED[planType];
  if (regulated === undefined) return [SELF_FUNDED_EXTERNAL];
  const rows = rowsOf(state);
  const mayUseFederal =
    regulated.federalToo ||
    (planType !== 'grandfathered' && rows.some(([, row]) => row.mayUseFederal));
  return [
    ...rows.flatMap(([code, { external, conflicts, urgent }]) => [
      lawOf(code, external),
      ...conflicts.map((window) => lawOf(code, window)),
      ...(urgency === 'urgent' && urgent !== undefined ? [lawOf(code, urgent)] : []),
    ]),
    ...(mayUseFederal ? FEDERAL_EXTERNAL : []),
  ];
};

/** Returns the texts that may set the deadline for an appeal to the plan. */
export const internalLaws = ({ planType, state }: LawQuery): readonly Law[] => [
  FEDERAL_INTERNAL,
  ...(isStateRegulated(planType) ? rowsOf(state) : []).flatMap(([code, { internal }]) =>
    internal === undefined
      ? []
      : [{ ...lawOf(code, internal), mustArrive: false, fromFirstLetter: null }],
  ),
];

const lawOf = (code: StateCode, { length, from, level, why }: AppealWindow): Law => {
  const { cite, source, mustArrive = false, fromFirstLetter = null } = STATE_WINDOWS[code];
  return {
    where: code,
    length,
    from,
    level,
    why: why ?? null,
    cite,
    source,
    mustArrive,
    fromFirstLetter,
  };
};

/** Returns the windows of the state, or of all states if it is unknown. */
const rowsOf = (state: string | null): readonly (readonly [StateCode, StateWindows])[] =>
  isStateCode(state) ? [[state, STATE_WINDOWS[state]]] : ALL_ROWS;

const ALL_ROWS = Object.keys(STATE_WINDOWS)
  .filter(isStateCode)
  .map((code) => [code, STATE_WINDOWS[code]] as const);
