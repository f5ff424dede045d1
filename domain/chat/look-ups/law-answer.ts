import type { CitedFact } from '../../content/content.contract.ts';
import { factsOf } from '../../content/facts-of.ts';
import { type LookupContent, stateWord } from '../../insurance/lookup-content.ts';
import { lawSentence } from '../../insurance/therapies.ts';
import { type Message, say } from '../../kernel/message.ts';
import { STATES, type StateCode, stateIdOf } from '../../kernel/states.constants.ts';
import type { AnswerLine } from '../answer-lines.ts';
import { officeSentence } from './state-passage.ts';

interface LawAnswerOptions {
  /** Undefined if unpublished. */
  readonly state: LookupContent['state'];
  readonly translate: (message: Message) => string;
}

const ALL_STATES = '/insurance-help';

/** Asks for the state if none is named. */
export const whichState = (translate: (message: Message) => string): readonly AnswerLine[] => [
  {
    text: translate(say('Which state? Write me its name, such as “the law in Texas”.')),
    source: { title: translate(say('Insurance help')), address: ALL_STATES },
  },
];

const LIMITS = [
  ['ageLimit', say('Age:')],
  ['annualCap', say('Most it pays in a year:')],
  ['otherLimits', say('Other limits:')],
  ['exemptPlans', say('The rule leaves out:')],
] as const;

/** Describes a state's law from the values of its page, with their level of verification. */
export const lawLines = (
  code: StateCode,
  { state: item, translate }: LawAnswerOptions,
): readonly AnswerLine[] => {
  if (item === undefined)
    return [
      {
        text: translate(say('We have not found the law of {state} yet.', { state: STATES[code] })),
        source: { title: translate(say('Insurance help')), address: ALL_STATES },
      },
    ];
  const source = {
    title: item.words.title,
    address: `/insurance-help/${stateIdOf(code).toUpperCase()}`,
  };
  const limits = LIMITS.flatMap(([name, label]) => {
    const found = stateWord({ state: item }, name);
    return found === undefined ? [] : [{ text: `${translate(label)} ${found.text}`, source }];
  });
  return [
    { text: translate(lawSentence(item)), source },
    ...limits,
    { text: translate(officeSentence(item.data)), source },
    { text: levelOf(factsOf(item, 'law.statute'), translate), source },
    {
      text: translate(
        say('Self-funded plans of employers follow federal law instead: ask who funds your plan.'),
      ),
      source: { title: translate(say('Which law binds a plan')), address: '/insurance-help/plan' },
    },
  ];
};

/** Returns the verification level of the weakest fact. */
const levelOf = (facts: readonly CitedFact[], translate: (message: Message) => string): string => {
  const corrected = facts.find(({ correction }) => correction !== undefined)?.correction;
  if (corrected !== undefined)
    return translate(
      say('Verified by {by} on {on}.', { by: corrected.by, on: new Date(corrected.on) }),
    );
  const levels = facts.map(({ verified }) => verified);
  if (levels.length === 0 || levels.includes('unverified'))
    return translate(say('This is general advice. Confirm it with your plan.'));
  return levels.includes('secondary')
    ? translate(say('We read this in another party’s words. Confirm it with your plan.'))
    : translate(say('We read this at the source. Laws change: confirm it with your plan.'));
};
