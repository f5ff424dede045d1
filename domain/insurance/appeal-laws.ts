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

/** A text that may set the last day of a step: a law, or a source that contradicts it. */
export interface Law {
  readonly where: StateCode | 'federal';
  readonly length: Length;
  /** The moment that the text counts from. We always count from the date on the letter. */
  readonly from: AppealWindow['from'];
  readonly level: SourceLevel;
  /** Null for the law itself. */
  readonly why: WindowReason | null;
  readonly cite: string;
  /** The page that was read. */
  readonly source: string | null;
  /** The request has to arrive by then. */
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

/** The request form of the federal process has to arrive. */
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

/** Plans of which a state's law can set the time, and whether federal law may as well. */
const STATE_REGULATED: Readonly<Partial<Record<PlanType, { readonly federalToo: boolean }>>> = {
  'fully-insured-group': { federalToo: false },
  marketplace: { federalToo: false },
  // Insured by a state's law, or self-funded by the federal one: no one asks which.
  'government-employer': { federalToo: true },
  grandfathered: { federalToo: false },
};

/** Plans that a state's own windows bind, or may. */
export const isStateRegulated = (planType: PlanType): boolean =>
  STATE_REGULATED[planType] !== undefined;

export interface LawsAsked {
  readonly planType: PlanType;
  /** Two letters. Null: any state may be meant. */
  readonly state: string | null;
  readonly urgency: Urgency;
}

/** The texts that may set the last day for asking for an external review. */
export const externalLaws = ({ planType, state, urgency }: LawsAsked): readonly Law[] => {
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

/** The texts that may set the last day for an appeal to the plan. */
export const internalLaws = ({ planType, state }: LawsAsked): readonly Law[] => [
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

/** The state's, or those of all states where it is not known. */
const rowsOf = (state: string | null): readonly (readonly [StateCode, StateWindows])[] =>
  isStateCode(state) ? [[state, STATE_WINDOWS[state]]] : ALL_ROWS;

const ALL_ROWS = Object.keys(STATE_WINDOWS)
  .filter(isStateCode)
  .map((code) => [code, STATE_WINDOWS[code]] as const);
