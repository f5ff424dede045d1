import { plainWordsOf } from './letters.ts';

/** Kinds of health plans whose rules differ. */
export type HealthPlan =
  | 'medicaid'
  | 'chip'
  | 'medicare'
  | 'tricare'
  | 'self-funded'
  | 'marketplace'
  | 'federal';

/** The kinds of health plans that a text in English or Spanish names. */
export const healthPlansIn = (text: string): readonly HealthPlan[] => {
  const words = ` ${plainWordsOf(text).join(' ')} `;
  return PLANS.flatMap(([plan, pattern]) => (pattern.test(words) ? [plan] : []));
};

const PLANS: readonly (readonly [HealthPlan, RegExp])[] = [
  [
    'medicaid',
    / (?:medicaid|medi cal|medical assistance|epsdt|fair hearing|audiencia imparcial) /u,
  ],
  ['chip', / (?:chip) /u],
  ['medicare', / (?:medicare) /u],
  ['tricare', / (?:tricare|military|militar(?:es)?) /u],
  [
    'self-funded',
    / (?:self (?:funded|insured)|erisa|autofinanciad[oa]s?|plan from a job|plan de un trabajo|employers?|empleador(?:es)?|(?:my|his|her) (?:job|work)|mi trabajo) /u,
  ],
  ['marketplace', / (?:marketplace|healthcare gov|obamacare|exchange|mercado(?: de seguros)?) /u],
  ['federal', / (?:fehb|federal (?:workers?|employees?)|postal|empleados? federal(?:es)?) /u],
];
