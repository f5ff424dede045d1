import type { StateCode } from '../kernel/states.constants.ts';
import { FUNDINGS_OF, type Funding, type PlanSource } from './plan-answers.constants.ts';
import type { PlanType } from './plan-types.constants.ts';

/** The answers of a family about one plan; null where they have given none. */
export interface PlanAnswers {
  readonly source: PlanSource | null;
  readonly funding: Funding | null;
  /** The papers call the plan grandfathered. */
  readonly isGrandfathered: boolean;
  /** That issued the policy or runs the program; that of the family for any other plan. */
  readonly state: StateCode | null;
  /** The papers name the state. */
  readonly isStateSure: boolean;
  /** Years, of the child. */
  readonly age: number | null;
  /** Hours of therapy a week. */
  readonly hours: number | null;
}

type Holds = 'yes' | 'no' | 'depends';

/** The part of a plan type's content that decides. */
export interface PlanTypeRules {
  readonly stateLawBinds: Holds;
  readonly parityApplies: Holds;
}

interface CoverageInput {
  readonly answers: PlanAnswers;
  readonly rules: Readonly<Partial<Record<PlanType, PlanTypeRules>>>;
  /** An autism law of the state, or a bulletin in its place, was found. */
  readonly isLawFound: boolean;
}

/** Why something is not certain, each of which a family can find out. */
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
  /** That the plan can be: one where the answers decide. None where nothing is known of it. */
  readonly planTypes: readonly PlanType[];
  /** The law that decides about autism care. */
  readonly verdict: 'state' | 'federal' | 'neither' | 'not-certain';
  readonly stateLaw: Holds;
  /** Whose federal rules hold for the plan, or may. */
  readonly federal: readonly FederalBody[];
  readonly parity: Holds;
  /** EPSDT: the plan is Medicaid, may be, or the child could get Medicaid as well. */
  readonly epsdt: 'applies' | 'may-apply' | 'as-well' | 'too-old';
  /** Medicaid by the child's own need, without counting the parents' income. */
  readonly katieBeckett: 'may-apply' | 'too-old' | 'not-needed';
  readonly doubts: readonly Doubt[];
}

/** EPSDT ends with this birthday: `federal.medicaid_epsdt`. */
const EPSDT_UNDER = 21;

/** The TEFRA option ends with this birthday: `federal.katie_beckett`. */
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

/** The kinds of plan that the answers leave open. */
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

/** One answer where all agree. */
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

/** The meaning of the answers, and how far it is certain. A rule that is not known decides nothing. */
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
