import { plainWordsOf } from './letters.ts';

/** Kinds of health plans whose rules differ. */
export type HealthPlan =
  | 'medicaid'
  | 'chip'
  | 'medicare'
  | 'tricare'
  | 'job'
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
    'job',
    / (?:self (?:funded|insured)|erisa|autofinanciad[oa]s?|job based|jobs?|work|trabajo|empleo|employers?|empleador(?:es)?|empresa|company pays) /u,
  ],
  ['marketplace', / (?:marketplace|healthcare gov|obamacare|exchange|mercado de seguros) /u],
  ['federal', / (?:fehb|federal (?:workers?|employees?)|postal|empleados? federal(?:es)?) /u],
];
