import { type Message, say } from '../kernel/message.ts';
import type { CategoryId } from './categories.ts';

/** Category of state offices and statewide groups. */
export const OFFICES = 'offices';

export interface OfficeKind {
  readonly id: string;
  readonly name: Message;
  /** Reasons to call, in a parent's words. */
  readonly callFor: Message;
}

/** Office kinds, in the order in which a family is likely to need them. */
export const OFFICE_KINDS = [
  {
    id: 'early-intervention',
    name: say('Early Intervention'),
    callFor: say(
      'Your child is under 3 and you want an evaluation or therapy. You can call yourself, without a diagnosis or a referral.',
    ),
  },
  {
    id: 'parent-center',
    name: say('Parent center'),
    callFor: say(
      'You have questions about school, an IEP or Early Intervention, and want to talk to someone who knows both.',
    ),
  },
  {
    id: 'regional-center',
    name: say('Regional center'),
    callFor: say(
      'You want your child’s services planned and paid for where you live. Ask which center is yours.',
    ),
  },
  {
    id: 'dd-agency',
    name: say('Developmental disabilities agency'),
    callFor: say(
      'You want help at home, respite or a waiver, or want to get on the waiting list for one.',
    ),
  },
  {
    id: 'medicaid',
    name: say('Medicaid'),
    callFor: say(
      'You want to know whether your child can get Medicaid, or which clinics near you take it.',
    ),
  },
  {
    id: 'insurance-department',
    name: say('Insurance department'),
    callFor: say(
      'Your health plan said no, or does not answer, and you want to complain or appeal.',
    ),
  },
  {
    id: 'education-special-ed',
    name: say('Special education office'),
    callFor: say('The school does not evaluate your child or does not follow the IEP.'),
  },
  {
    id: 'protection-advocacy',
    name: say('Protection and advocacy'),
    callFor: say('Your child’s rights were denied and you want legal help for free.'),
  },
  {
    id: 'autism-organization',
    name: say('Autism organization'),
    callFor: say(
      'You want to meet other families, or ask who near you is good with autistic children.',
    ),
  },
  {
    id: 'arc-chapter',
    name: say('The Arc'),
    callFor: say('You want someone beside you who knows the services of your state.'),
  },
  {
    id: 'respite',
    name: say('Respite'),
    callFor: say('You need a break, and someone who stays with your child.'),
  },
  {
    id: 'family-support',
    name: say('Family support'),
    callFor: say('You want to talk to another parent, or need help for the whole family.'),
  },
  {
    id: 'health-department',
    name: say('Health department'),
    callFor: say('You look for programs for children with special health care needs.'),
  },
  {
    id: 'dd-council',
    name: say('Developmental disabilities council'),
    callFor: say('You want to know which programs your state has, or want to speak up for more.'),
  },
  {
    id: 'social-services',
    name: say('Social services'),
    callFor: say('You need help with food, money, child care or housing.'),
  },
  {
    id: 'education-department',
    name: say('Education department'),
    callFor: say('You have a question about schools that the school district does not answer.'),
  },
  {
    id: 'state-agency-other',
    name: say('Another office of the state'),
    callFor: say('Ask what it does for autistic children.'),
  },
  {
    id: 'advocacy-other',
    name: say('Advocates'),
    callFor: say('You want people who speak up for families like yours.'),
  },
  {
    id: 'national-lookup',
    name: say('Finders for the whole country'),
    callFor: say('You want to look up the office of your state yourself.'),
  },
] as const satisfies readonly OfficeKind[];

export type OfficeKindId = (typeof OFFICE_KINDS)[number]['id'];

export const OFFICE_KIND_IDS = OFFICE_KINDS.map(({ id }) => id);

export const MIN_OFFICE_KINDS = 8;

/** Number of callable listings below which a search suggests offices too. */
export const THIN_RESULTS = 3;

/** Maximum offices shown with a search. */
export const OFFICES_SHOWN = 4;

const ANYWHERE: readonly OfficeKindId[] = [
  'parent-center',
  'dd-agency',
  'autism-organization',
  'arc-chapter',
  'medicaid',
  'early-intervention',
  'family-support',
  'protection-advocacy',
  'education-special-ed',
  'insurance-department',
];

/**
 * Picks the office for a family without a specific question: the first of these kinds with a phone number.
 */
export const firstToCall = <
  Office extends { readonly kind: string; readonly phone: string | null },
>(
  offices: readonly Office[],
): Office | undefined =>
  ANYONE_FIRST.flatMap((wanted) => offices.filter(({ kind }) => kind === wanted)).find(
    ({ phone }) => phone !== null,
  );

/** Kinds that can refer to the others, family-oriented ones first. */
const ANYONE_FIRST: readonly OfficeKindId[] = [
  'parent-center',
  'family-support',
  'autism-organization',
  'arc-chapter',
  'protection-advocacy',
  'early-intervention',
  'dd-agency',
  'medicaid',
  'insurance-department',
];

/** Returns offices that help with a denial for free: one per kind, preferably with a phone number. */
export const helpersFor = <Office extends { readonly kind: string; readonly phone: string | null }>(
  offices: readonly Office[],
  { isMedicaid }: { readonly isMedicaid: boolean },
): readonly Office[] =>
  [...HELPERS, ...(isMedicaid ? ['medicaid'] : [])].flatMap((wanted) => {
    const all = offices.filter(({ kind }) => kind === wanted);
    return all.find(({ phone }) => phone !== null) ?? all[0] ?? [];
  });

const HELPERS: readonly OfficeKindId[] = ['protection-advocacy', 'parent-center'];

const FIRST: Readonly<Record<CategoryId, readonly OfficeKindId[]>> = {
  'aba-therapy': ['autism-organization', 'medicaid', 'regional-center', 'insurance-department'],
  'speech-therapy': ['early-intervention', 'parent-center', 'medicaid'],
  'occupational-therapy': ['early-intervention', 'parent-center', 'medicaid'],
  'physical-therapy': ['early-intervention', 'parent-center', 'medicaid'],
  diagnosis: ['early-intervention', 'autism-organization', 'regional-center', 'medicaid'],
  'mental-health': ['medicaid', 'autism-organization', 'insurance-department'],
  dental: ['medicaid', 'dd-agency'],
  'early-intervention': ['early-intervention', 'parent-center', 'education-special-ed'],
  community: ['respite', 'dd-agency', 'regional-center', 'arc-chapter', 'family-support'],
  'childrens-health': ['medicaid', 'health-department'],
};

/**
 * Returns the office kinds that keep lists for a category, likeliest first; without a category, those that
 * help with everything.
 */
export const officeKindsFor = (category: string | undefined): readonly OfficeKindId[] => {
  const first = Object.entries(FIRST).find(([id]) => id === category)?.[1] ?? [];
  return [...new Set([...first, ...ANYWHERE])];
};
