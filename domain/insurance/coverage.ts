import type { StateCode } from '../kernel/states.constants.ts';
import { FUNDINGS_OF, type Funding, type PlanSource } from './plan-answers.constants.ts';
import type { PlanType } from './plan-types.constants.ts';

/** Family's answers about one plan; null for unanswered questions. */
export interface PlanAnswers {
  readonly source: PlanSource | null;
  readonly funding: Funding | null;
  /** True if the plan documents call it grandfathered. */
  readonly isGrandfathered: boolean;
  /** State that issued the policy or runs the program; for other plans, the family's state. */
  readonly state: StateCode | null;
  /** True if the plan documents name the state. */
  readonly isStateSure: boolean;
  /** Age of the child in years. */
  readonly age: number | null;
  /** Hours of therapy per week. */
  readonly hours: number | null;
}

type Holds = 'yes' | 'no' | 'depends';

/** Part of a plan type's content that decides the outcome. */
export interface PlanTypeRules {
  readonly stateLawBinds: Holds;
  readonly parityApplies: Holds;
}

interface CoverageInput {
  readonly answers: PlanAnswers;
  readonly rules: Readonly<Partial<Record<PlanType, PlanTypeRules>>>;
  /** True if a state autism law, or a bulletin in its place, was found. */
  readonly isLawFound: boolean;
}

/** Open questions, each of which a family can find out. */
export type Doubt =
  | 'source'
  | 'funding'
  | 'state'
  | 'issuing-state'
  | 'law-not-found'
  | 'depends-on-plan'
  | 'age';

type FederalBody = 'erisa' | 'medicaid' | 'chip' | 'tricare' | 'fehb' | 'medicare';

export interface Coverage {
  /** Possible plan types: exactly one if the answers decide, none if nothing is known. */
  readonly planTypes: readonly PlanType[];
  /** Law that governs autism care. */
  readonly verdict: 'state' | 'federal' | 'neither' | 'not-certain';
  readonly stateLaw: Holds;
  /** Federal bodies whose rules apply to the plan, or may. */
  readonly federal: readonly FederalBody[];
  readonly parity: Holds;
  /** EPSDT status: the plan is Medicaid, may be, or the child could get Medicaid in addition. */
  readonly epsdt: 'applies' | 'may-apply' | 'as-well' | 'too-old';
  /** Medicaid based on the child's own need, without counting the parents' income. */
  readonly katieBeckett: 'may-apply' | 'too-old' | 'not-needed';
  readonly doubts: readonly Doubt[];
}

/** Birthday on which EPSDT ends: `federal.medicaid_epsdt`. */
const EPSDT_UNDER = 21;

/** Birthday on which the TEFRA option ends: `federal.katie_beckett`. */
const KATIE_BECKETT_UNDER = 19;

const FEDERAL_BODIES: Readonly<Partial<Record<PlanType, FederalBody>>> = {
  'self-funded-erisa': 'erisa',
  'medicaid-managed-care': 'medicaid',
  'medicaid-fee-for-service': 'medicaid',
  chip: 'chip',
  tricare: 'tricare',
  fehb: 'fehb',
  medicare: 'medicare',
};

const MEDICAID = ['medicaid-managed-care', 'medicaid-fee-for-service'] as const;

/** Returns the plan types still possible after the answers. */
export const planTypesOf = ({ source, funding }: PlanAnswers): readonly PlanType[] => {
  switch (source) {
    case 'employer':
      if (funding === 'insured') return ['fully-insured-group'];
      if (funding === 'self-funded') return ['self-funded-erisa'];
      return ['self-funded-erisa', 'fully-insured-group'];
    case 'public-employer':
      return ['government-employer'];
    case 'federal':
      return ['fehb'];
    case 'military':
      return ['tricare'];
    case 'bought':
      if (funding === 'full') return ['marketplace'];
      if (funding === 'limited') return ['short-term-or-limited'];
      return ['marketplace', 'short-term-or-limited'];
    case 'medicaid':
      if (funding === 'health-plan') return ['medicaid-managed-care'];
      if (funding === 'state') return ['medicaid-fee-for-service'];
      return MEDICAID;
    case 'chip':
      if (funding === 'separate') return ['chip'];
      if (funding === 'in-medicaid') return MEDICAID;
      return ['chip', ...MEDICAID];
    case 'medicare':
      return ['medicare'];
    case 'other':
      if (funding === 'insured') return ['fully-insured-group'];
      if (funding === 'self-funded') return ['self-funded-erisa'];
      if (funding === 'full') return ['marketplace'];
      if (funding === 'limited') return ['short-term-or-limited'];
      return ['self-funded-erisa', 'fully-insured-group', 'marketplace', 'short-term-or-limited'];
    case 'unsure':
    case null:
      return [];
  }
};

/** Merges results: returns the common answer if all agree. */
const agreed = (each: readonly Holds[]): Holds => {
  const [first, ...others] = each;
  return first !== undefined && others.every((other) => other === first) ? first : 'depends';
};

const verdictOf = ({
  planTypes,
  stateLaw,
  isLawFound,
}: Pick<Coverage, 'planTypes' | 'stateLaw'> & Pick<CoverageInput, 'isLawFound'>) => {
  if (stateLaw === 'yes') return isLawFound ? 'state' : 'not-certain';
  if (stateLaw === 'depends') return 'not-certain';
  const isFederal = (planType: PlanType) => FEDERAL_BODIES[planType] !== undefined;
  if (planTypes.every(isFederal)) return 'federal';
  return planTypes.some(isFederal) ? 'not-certain' : 'neither';
};

const epsdtOf = (planTypes: readonly PlanType[], age: number | null): Coverage['epsdt'] => {
  if (age !== null && age >= EPSDT_UNDER) return 'too-old';
  const isMedicaid = (planType: PlanType) => MEDICAID.some((each) => each === planType);
  if (planTypes.length > 0 && planTypes.every(isMedicaid)) return 'applies';
  return planTypes.some((each) => isMedicaid(each) || each === 'chip') ? 'may-apply' : 'as-well';
};

const katieBeckettOf = (epsdt: Coverage['epsdt'], age: number | null): Coverage['katieBeckett'] => {
  if (age !== null && age >= KATIE_BECKETT_UNDER) return 'too-old';
  return epsdt === 'applies' ? 'not-needed' : 'may-apply';
};

const doubtsOf = (
  { answers, isLawFound }: CoverageInput,
  { planTypes, stateLaw }: Pick<Coverage, 'planTypes' | 'stateLaw'>,
): readonly Doubt[] => {
  const { source, funding, state, isStateSure, age } = answers;
  const isFundingOpen =
    source !== null && FUNDINGS_OF[source].length > 0 && (funding ?? 'unsure') === 'unsure';
  const mayBind = stateLaw !== 'no';
  const found: readonly (readonly [Doubt, boolean])[] = [
    ['source', planTypes.length === 0],
    ['funding', isFundingOpen],
    ['state', state === null],
    ['issuing-state', state !== null && mayBind && !isStateSure],
    ['law-not-found', state !== null && mayBind && !isLawFound],
    ['depends-on-plan', planTypes.length === 1 && stateLaw === 'depends'],
    ['age', age === null],
  ];
  return found.filter(([, isOpen]) => isOpen).map(([doubt]) => doubt);
};

/** Interprets the answers and rates their certainty. An unknown rule decides nothing. */
export const coverageOf = (input: CoverageInput): Coverage => {
  const { answers, rules, isLawFound } = input;
  const planTypes = planTypesOf(answers);
  const stateLaw = agreed(planTypes.map((each) => rules[each]?.stateLawBinds ?? 'depends'));
  const parity = agreed(planTypes.map((each) => rules[each]?.parityApplies ?? 'depends'));
  const epsdt = epsdtOf(planTypes, answers.age);
  const bodies = planTypes.flatMap((planType) => FEDERAL_BODIES[planType] ?? []);
  return {
    planTypes,
    verdict: verdictOf({ planTypes, stateLaw, isLawFound }),
    stateLaw,
    federal: [...new Set(bodies)],
    parity,
    epsdt,
    katieBeckett: katieBeckettOf(epsdt, answers.age),
    doubts: doubtsOf(input, { planTypes, stateLaw }),
  };
};
