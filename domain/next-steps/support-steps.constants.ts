import { say } from '../kernel/message.ts';
import { ANY_AGE, type StepRow } from './step-rows.ts';

/** Steps of the wait at any age that come second: money, nights, breaks and papers. */
export const SUPPORT_STEPS = [
  {
    id: 'ssi',
    fromMonths: 0,
    toMonths: 203,
    who: say('Social Security'),
    page: '/help/ssi',
    title: say('Ask whether your child can get SSI'),
    why: say(
      'SSI pays money each month for a child with a disability when the family has little income and savings.',
    ),
    what: say('Do not decide yourself that you earn too much. Ask for the calculation.'),
    facts: ['wait-ssi-rule', 'wait-ssi-parents-income'],
  },
  {
    id: 'katie-beckett',
    fromMonths: 0,
    toMonths: 215,
    insurances: ['employer', 'public-employer', 'federal', 'military', 'bought', 'other', 'unsure'],
    offices: ['medicaid'],
    who: say('The Medicaid office of your state'),
    page: '/help/waiver-list',
    title: say('Ask for Medicaid without the parents’ income'),
    why: say(
      'Some states give it to a child who lives at home and needs as much care as in an institution. It is called Katie Beckett or TEFRA.',
    ),
    what: say(
      'Ask: does our state have Katie Beckett, or a waiver that does not count our income?',
    ),
    facts: ['katie-beckett'],
  },
  {
    id: 'sleep',
    fromMonths: 12,
    toMonths: 215,
    who: say('Your pediatrician'),
    page: '/help/bad-nights',
    title: say('Begin with steady nights'),
    why: say(
      'First a doctor looks for medical causes. Then habits help: a steady bedtime, a calm routine, less light and screens.',
    ),
    what: say(
      'Keep the same bedtime and the same few steps, and write the times down for the doctor.',
    ),
    facts: ['sleep-first-step', 'wait-sleep-first'],
  },
  {
    id: 'coaching',
    fromMonths: 12,
    toMonths: 35,
    after: 'ei-ask',
    who: say('The person who comes from Early Intervention'),
    page: '/help/parent-training',
    title: say('Ask to be coached at the visits'),
    why: say(
      'In 25 filmed visits of Early Intervention, most ways of coaching parents were hardly used.',
    ),
    what: say('Say: “Please show me, let me try, and tell me what to do until next week.”'),
    facts: ['wait-coaching-is-rare'],
  },
  {
    id: 'head-start',
    fromMonths: 0,
    toMonths: 59,
    who: say('The nearest Head Start program'),
    page: '/help/preschool-places',
    title: say('Apply for a place in Head Start'),
    why: say(
      'It keeps at least 10% of its places for children who qualify for special help, and may not refuse a child because of a disability. Income rules apply.',
    ),
    what: say('Say that your child has a plan or an evaluation under way.'),
    facts: ['wait-head-start'],
  },
  {
    id: 'respite',
    fromMonths: 0,
    toMonths: ANY_AGE,
    offices: ['respite', 'family-support'],
    who: say('The respite coalition of your state'),
    page: '/help/respite',
    title: say('Ask for a break'),
    why: say(
      'Respite is a break for you while someone else cares. Your state has people who know where.',
    ),
    what: say('Write down the two hours a week that would help most, and ask for exactly these.'),
    facts: ['respite-find', 'wait-respite-forms'],
  },
  {
    id: 'one-page',
    fromMonths: 0,
    toMonths: ANY_AGE,
    who: say('You'),
    page: '/help/one-page',
    title: say('Write one page about your child'),
    why: say('It saves telling the story again in every new office.'),
    what: say(
      'What your child likes, how your child says yes and no, what upsets, what calms, and whom to call.',
    ),
    facts: ['wait-one-page-profile'],
  },
  {
    id: 'family-leave',
    fromMonths: 0,
    toMonths: ANY_AGE,
    who: say('The personnel office where you work'),
    page: '/help/family-leave',
    title: say('Ask at work about family leave'),
    why: say(
      'A guide to the law (FMLA) names up to 12 weeks a year without pay, with your job kept, for many who have worked there for a year.',
    ),
    what: say('Ask for the form, and for paid leave of your state if there is one.'),
    facts: ['wait-fmla-who'],
  },
  {
    id: 'genetic-tests',
    fromMonths: 12,
    toMonths: ANY_AGE,
    diagnoses: ['diagnosed'],
    who: say('Your pediatrician, for a referral'),
    page: '/help/genetic-tests',
    title: say('Ask about genetic tests'),
    why: say(
      'They can explain a cause and what to watch for, a laboratory’s guide for doctors says.',
    ),
    what: say(
      'Ask for a referral, and whether the plan wants to approve it first. You may also say no, or later.',
    ),
    facts: ['wait-genetic-tests'],
  },
  {
    id: 'able-account',
    fromMonths: 0,
    toMonths: ANY_AGE,
    diagnoses: ['diagnosed'],
    who: say('The ABLE program of your state, or of another one'),
    page: '/help/able-account',
    title: say('Open an ABLE account'),
    why: say(
      'It holds savings for a person with a disability. Finance pages say that most programs take people from other states.',
    ),
    what: say(
      'Open it with a small sum. Relatives can give to it instead of giving cash to the child.',
    ),
    facts: ['wait-able-any-state', 'transition-able'],
  },
] as const satisfies readonly StepRow[];
