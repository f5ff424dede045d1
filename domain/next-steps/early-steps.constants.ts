import { say } from '../kernel/message.ts';
import type { StepRow } from './step-rows.ts';

/** Steps of the first years and of school, the most urgent first. */
export const EARLY_STEPS = [
  {
    id: 'ei-ask',
    fromMonths: 0,
    toMonths: 34,
    offices: ['early-intervention', 'regional-center'],
    who: say('The Early Intervention program of your state'),
    clock: 'ei-evaluation',
    page: '/help/ask-early-intervention',
    title: say('Ask Early Intervention for an evaluation'),
    why: say(
      'Under age 3 you can ask yourself. You need no diagnosis and no doctor’s referral. From then on, the program has 45 days.',
    ),
    what: say(
      'Call and say: “I would like an evaluation for my child.” Note the day, and sign the consent at once. If you have no date after 30 days, call again.',
    ),
    facts: ['ei-no-diagnosis-needed', 'ei-45-days', 'wait-ei-clock-stops'],
  },
  {
    id: 'doctor-referral',
    fromMonths: 0,
    toMonths: 35,
    who: say('Your pediatrician'),
    clock: 'doctor-referral',
    page: '/help/doctor-visit',
    title: say('Ask on which day the doctor’s referral goes out'),
    why: say(
      'A doctor or child care that sees a possible delay has to refer a child under 3 to Early Intervention within seven days.',
    ),
    what: say(
      'Ask at the visit: on which day, and to whom? If nobody calls you within two weeks, ask Early Intervention yourself.',
    ),
    facts: ['wait-ei-seven-days'],
  },
  {
    id: 'ei-late',
    fromMonths: 34,
    toMonths: 35,
    offices: ['early-intervention', 'regional-center'],
    who: say('Early Intervention, and your school district'),
    page: '/help/turning-three',
    title: say('Close to the third birthday, ask the school as well'),
    why: say(
      'A child who is referred fewer than 45 days before turning 3 gets no evaluation from Early Intervention. With your consent, it passes your child on to the school system.',
    ),
    what: say(
      'Ask Early Intervention to pass your child on, and ask the school district yourself.',
    ),
    facts: ['ei-late-referral'],
  },
  {
    id: 'turn3-dates',
    fromMonths: 24,
    toMonths: 35,
    transition: 'three',
    offices: ['parent-center'],
    who: say('Your service coordinator in Early Intervention'),
    page: '/help/turning-three',
    title: say('Ask for the dates of the change at 3'),
    why: say(
      'A plan for the change has to be there at least 90 days before the third birthday. For a child who goes on to school services, the school plan (IEP) is in use by the birthday.',
    ),
    what: say(
      'If your child is in Early Intervention, ask in writing for three dates: the meeting about the change, the school’s evaluation, and the IEP meeting.',
    ),
    facts: ['ei-90-days', 'ei-iep-by-three', 'turn3-ask-for-dates'],
  },
  {
    id: 'turn3-stay',
    fromMonths: 30,
    toMonths: 35,
    transition: 'three',
    who: say('Your service coordinator in Early Intervention'),
    page: '/help/turning-three',
    title: say('Ask whether your child can stay in Early Intervention'),
    why: say(
      'Some states let a child stay until kindergarten if the parents choose it and the child qualifies for preschool special education, the ECTA Center writes.',
    ),
    what: say('Ask at the meeting: does our state have this, and what would we gain or lose?'),
    facts: ['turn3-stay-longer'],
  },
  {
    id: 'school-consent',
    fromMonths: 30,
    toMonths: 263,
    after: 'school-ask',
    who: say('The special education office of your school district'),
    clock: 'school-evaluation',
    page: '/help/ask-the-school',
    title: say('Sign the consent for the school’s evaluation'),
    why: say(
      'The school has 60 days from your consent, or the time that your state has set. Consent is in writing.',
    ),
    what: say('Sign as soon as the paper comes, keep a copy, and note the day here.'),
    facts: ['iep-60-days', 'iep-consent-written'],
  },
  {
    id: 'school-iep',
    fromMonths: 30,
    toMonths: 263,
    after: 'school-consent',
    offices: ['parent-center'],
    who: say('The special education office of your school district'),
    clock: 'iep-meeting',
    page: '/help/ask-the-school',
    title: say('Get a date for the IEP meeting'),
    why: say(
      'When your child qualifies, the meeting to write the plan takes place within 30 days.',
    ),
    what: say(
      'Ask for the date. You may bring someone who knows your child. If you need papers or an interpreter, ask early.',
    ),
    facts: ['iep-30-days', 'iep-bring-someone'],
  },
  {
    id: 'school-ask',
    fromMonths: 33,
    toMonths: 263,
    offices: ['parent-center'],
    who: say('The special education office of your school district'),
    page: '/help/ask-the-school',
    title: say('Ask the school district for an evaluation'),
    why: say(
      'From age 3 the district has to find and evaluate children who may need special education, also in private schools. You may ask at any time.',
    ),
    what: say(
      'Write: “I ask for an evaluation for special education in all areas of suspected need.” Date it and keep a copy.',
    ),
    facts: ['wait-child-find', 'iep-parent-request'],
  },
  {
    id: 'kindergarten-visit',
    fromMonths: 48,
    toMonths: 71,
    transition: 'kindergarten',
    who: say('The preschool team, and the new teacher'),
    page: '/help/kindergarten',
    title: say('Plan a visit to the kindergarten'),
    why: say(
      'An IEP goes along to kindergarten. What changes is the building, the bus, lunch and the noise.',
    ),
    what: say(
      'Ask in spring for a visit in the empty room, for photos, and for a meeting with the old and the new teacher.',
    ),
    facts: ['kinder-plan'],
  },
  {
    id: 'kindergarten-label',
    fromMonths: 54,
    toMonths: 119,
    transition: 'kindergarten',
    who: say('The special education office of your school district'),
    page: '/help/kindergarten',
    title: say('Ask when the label “developmental delay” ends'),
    why: say('It ends by the tenth birthday at the latest, and in some states already at six.'),
    what: say(
      'Ask the year before which evaluation will replace it. Hand in the autism report if you have one.',
    ),
    facts: ['kinder-label-ends'],
  },
] as const satisfies readonly StepRow[];
