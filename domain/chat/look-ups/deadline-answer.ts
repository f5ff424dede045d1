import { appealTimes, timeMessages } from '../../insurance/appeal-times.ts';
import { DOUBT_WORDS } from '../../insurance/deadline-words.constants.ts';
import type { PlanType } from '../../insurance/plan-types.constants.ts';
import { type Message, say } from '../../kernel/message.ts';
import type { StateCode } from '../../kernel/states.constants.ts';
import { firstStateIn } from '../../text/state-at.ts';
import type { AnswerLine } from '../answer-lines.ts';
import { isPlanAlone } from '../health-plans-in.ts';
import { toolWordsOf } from './tool-words.ts';

export interface DeadlineQuestion {
  /** Possible plan types; empty if the question names none. */
  readonly planTypes: readonly PlanType[];
  readonly state: StateCode | null;
}

/** Word limit: longer messages concern more than the deadline. */
const MAX_WORDS = 45;

/** Parses a deadline question in English or Spanish; null for any other message. */
export const deadlineQuestionIn = (text: string): DeadlineQuestion | null => {
  const words = toolWordsOf(text);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const plain = plainIn(text);
  if (OTHERS.test(plain) || !(TIME_OF_OURS.test(plain) && APPEAL.test(plain))) {
    if (!isBare(text)) return null;
  }
  return { planTypes: planTypesIn(text), state: firstStateIn(words) ?? null };
};

const plainIn = (text: string): string =>
  ` ${toolWordsOf(text)
    .map((word) => word.plain)
    .join(' ')} `;

/** Returns the plan types in a question; in a follow-up chain, the last ones named. */
const planTypesIn = (text: string): readonly PlanType[] => {
  const lines = text.split('\n').map(plainIn);
  const named = lines.map((line) => PLANS.find(([pattern]) => pattern.test(line))?.[1]);
  return named.findLast((planTypes) => planTypes !== undefined) ?? [];
};

/** Returns whether the text is only the question, plus a plan type or state added afterwards. */
const isBare = (text: string): boolean => {
  const [question = '', ...more] = text.split('\n');
  return BARE.test(plainIn(question.replace(STATE_IN_PARENTHESES, ''))) && more.every(isPlanAlone);
};

/** State appended to a question: `(Texas)`. */
const STATE_IN_PARENTHESES = /\([^()]*\)$/u;

/** Matches the family's own time limit. */
const TIME_OF_OURS =
  / (?:how long (?:do|have|can|until|is the time)|how many (?:days|weeks|months) (?:do|are|have)|how much time|deadlines?|time limit|by when|when (?:do|must|should|is) (?:i|we|my|our|the appeal)|last day|too late|cutoff|cuanto tiempo (?:tengo|tenemos|hay|me|nos)|cuantos (?:dias|meses) (?:tengo|tenemos|hay|me|nos)|plazos?|fecha limite|hasta cuando|ultimo dia|demasiado tarde) /u;

const APPEAL =
  / (?:appeals?|appealing|external review|fair hearing|independent review|denials?|denied|grievance|said no|turned (?:us|me|it|him|her) down|keep (?:the |his |her |our |my )?(?:services?|care|therapy|hours)|apelar|apelo|apelacion|apelaciones|revision externa|audiencia|negaron|nego|negado|negativa|denegaron|denego|denegacion|rechazo|rechazaron|dijeron que no|dijo que no) /u;

/** Matches a question with no other content. */
const BARE =
  /^ (?:so |and |ok |okay |but |y |pero )?(?:how (?:long|much time) do (?:i|we) have(?: to (?:appeal|act|answer|respond|reply|file|fight(?: it| this| back)?|send it))?|how many days do (?:i|we) have(?: to (?:appeal|act|answer|respond|reply|file|fight(?: it| this| back)?|send it))?|cuanto tiempo (?:tengo|tenemos)(?: para (?:apelar|responder|contestar|actuar))?|cuantos dias (?:tengo|tenemos)(?: para (?:apelar|responder|contestar|actuar))?) $/u;

/** Matches time limits of others, or in other matters. */
const OTHERS =
  / (?:(?:they|plan|insurer|insurance|company|reviewer|medicaid|aetna|cigna) (?:have|has|get|gets) to (?:answer|decide|respond|reply)|(?:to|will it|does it) take|to decide|wait for (?:an|the) answer|school|schools|iep|504|district|evaluation|due process|trial|subscription|refund|escuela|distrito|evaluacion|suscripcion|reembolso|tarda|tardan|tardara|tardaran|en (?:responder|contestar|decidir)|para (?:decidir|que (?:me|nos) (?:respondan|contesten))) /u;

/** Patterns in order of precedence. */
const PLANS: readonly (readonly [RegExp, readonly PlanType[]])[] = [
  [/ (?:medicaid|medi-cal|medical assistance|epsdt) /u, ['medicaid-managed-care']],
  [/ (?:chip|schip) /u, ['chip']],
  [/ tricare /u, ['tricare']],
  [/ medicare /u, ['medicare']],
  [
    / (?:fehb|fehbp|pshb|federal (?:employee|employees|job|worker)|postal|empleado federal) /u,
    ['fehb'],
  ],
  [/ grandfathered /u, ['grandfathered']],
  [
    / (?:self[- ]?funded|self[- ]?insured|erisa|autofinanciado|autoasegurado) /u,
    ['self-funded-erisa'],
  ],
  [/ (?:fully insured|fully-insured) /u, ['fully-insured-group']],
  [/ (?:marketplace|obamacare|healthcare\.gov|aca|mercado) /u, ['marketplace']],
  [
    / (?:job|work|employer|employers|employer-sponsored|group|empleo|empleador|trabajo|patron) /u,
    ['fully-insured-group', 'self-funded-erisa'],
  ],
];

/** Used if no plan type is named: a Medicaid plan, a state-regulated plan, and one that is not. */
const ANY_PLAN: readonly PlanType[] = [
  'medicaid-managed-care',
  'fully-insured-group',
  'self-funded-erisa',
];

const PLAN_WORDS: Readonly<Record<PlanType, Message>> = {
  'medicaid-managed-care': say('With Medicaid through a health plan:'),
  'medicaid-fee-for-service': say('With Medicaid directly from the state:'),
  'fully-insured-group': say('With a plan that an insurer pays for, from a job or bought:'),
  'self-funded-erisa': say('With a plan that the employer itself pays for (self-funded):'),
  'government-employer': say('With a plan of a public employer:'),
  marketplace: say('With a plan that you bought:'),
  chip: say('With CHIP:'),
  tricare: say('With TRICARE:'),
  fehb: say('With a federal or postal plan:'),
  medicare: say('With Medicare:'),
  grandfathered: say('With a grandfathered plan:'),
  'short-term-or-limited': say('With a short-term plan:'),
};

/**
 * Returns the time to appeal, from the appeal clock. Without a plan type, lists several, never just one, and
 * asks which applies.
 */
export const deadlineLines = (
  { planTypes, state }: DeadlineQuestion,
  translate: (message: Message) => string,
): readonly AnswerLine[] => {
  const clock = {
    title: translate(say('They said no')),
    address: '/insurance-help/denied',
  };
  const which = {
    title: translate(say('Which law binds a plan')),
    address: '/insurance-help/plan',
  };
  const answeredPlans = planTypes.length === 0 ? ANY_PLAN : planTypes;
  const line = (message: Message, source = clock): AnswerLine => ({
    text: translate(message),
    source,
  });
  const times = answeredPlans.map((planType) => {
    const each = appealTimes({ planType, state });
    const doubts = ['state', 'sources'] as const;
    return {
      text: [
        PLAN_WORDS[planType],
        ...each.flatMap((time) => timeMessages(time).slice(0, 1)),
        ...doubts
          .filter((doubt) => each.some((time) => time.doubts.includes(doubt)))
          .map((doubt) => DOUBT_WORDS[doubt]),
      ]
        .map(translate)
        .join(' '),
      source: clock,
    };
  });
  return [
    line(say('The date in your letter comes first. Keep to it when it is earlier.')),
    ...(answeredPlans.length > 1
      ? [
          line(
            say(
              'How long you have depends on the kind of plan. Until you know it, keep to the earliest date.',
            ),
          ),
        ]
      : []),
    ...times,
    ...(answeredPlans.includes('medicaid-managed-care')
      ? [
          line(
            say(
              'When the state pays for Medicaid directly, only the notice says the day: call and ask.',
            ),
          ),
        ]
      : []),
    ...(answeredPlans.length > 1
      ? [line(say('Which kind of plan is it? Four questions find it out.'), which)]
      : []),
    ...(state === null && answeredPlans.some((planType) => BY_STATE.includes(planType))
      ? [
          line(
            say(
              'In which state is the plan? Write me, such as “How long do I have to appeal in Texas?”',
            ),
          ),
        ]
      : []),
    line(say('Type in the date of your letter, and the page counts every date and says why.')),
  ];
};

const BY_STATE: readonly PlanType[] = [
  'fully-insured-group',
  'marketplace',
  'government-employer',
  'grandfathered',
];
