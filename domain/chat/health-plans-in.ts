import { setOfWords } from '../kernel/plain-word.ts';
import { plainWordsOf } from '../text/letters.ts';
import { saysNothing } from './says-nothing.ts';

/** Health plan types with different rules. */
export type HealthPlan =
  | 'medicaid'
  | 'chip'
  | 'medicare'
  | 'tricare'
  | 'job'
  | 'marketplace'
  | 'federal';

/** Finds the health plan types named in an English or Spanish text. */
export const healthPlansIn = (text: string): readonly HealthPlan[] => {
  const words = ` ${plainWordsOf(text).join(' ')} `;
  return PLANS.flatMap(([plan, pattern]) => (pattern.test(words) ? [plan] : []));
};

/** Returns the plan types that a question is about; in a follow-up chain, the last ones named. */
export const healthPlansInQuestion = (question: string): readonly HealthPlan[] =>
  question
    .split('\n')
    .map(healthPlansIn)
    .findLast((plans) => plans.length > 0) ?? [];

/** Returns whether a message in English or Spanish names only a plan type: "Medicaid", "we have TRICARE". */
export const isPlanAlone = (message: string): boolean => {
  const words = plainWordsOf(message);
  return (
    words.length <= MAX_WORDS &&
    words.some((word) => NAMES.has(word)) &&
    words.every((word) => NAMES.has(word) || AROUND.has(word) || saysNothing(word))
  );
};

const MAX_WORDS = 9;

const NAMES = setOfWords(
  'medicaid medi epsdt chip schip medicare tricare military militar self autofinanciado autofinanciada erisa job work employer',
  'trabajo empleo empleador empresa marketplace obamacare aca exchange fehb federal postal grandfathered fully mercado',
);

const AROUND = setOfWords(
  'cal plan plans insurance insured funded health through husband husbands wife wifes partner partners employee group company',
  'planes seguro aseguranza medico salud traves mediante esposo esposa marido pareja empleado federales grupo care services',
);

const PLANS: readonly (readonly [HealthPlan, RegExp])[] = [
  [
    'medicaid',
    / (?:medicaid|medi cal|medical assistance|epsdt|fair hearing|audiencia imparcial) /u,
  ],
  ['chip', / (?:chip) /u],
  ['medicare', / (?:medicare) /u],
  ['tricare', / (?:tricare|military|militar(?:es)?) /u],
  [
    'job',
    / (?:self (?:funded|insured)|erisa|autofinanciad[oa]s?|job based|jobs?|(?:my|our|his|her|their|from|through|at|husbands|wifes|partners) work|work (?:plans?|insurance)|trabajo|empleo|employers?|empleador(?:es)?|empresa|company pays) /u,
  ],
  ['marketplace', / (?:marketplace|healthcare gov|obamacare|exchange|mercado de seguros) /u],
  ['federal', / (?:fehb|federal (?:workers?|employees?)|postal|empleados? federal(?:es)?) /u],
];
