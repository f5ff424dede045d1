import type { StateData, StateWords } from '../../content/insurance.contract.ts';
import { type Message, say } from '../../kernel/message.ts';

/** Turns a state's law and offices into sentences for the assistant. */
export const statePassage = (data: StateData, words: StateWords): readonly Message[] => [
  say('{state} has had rules for insurance and autism care since {year}.', {
    state: words.title,
    // Formatted as a string, since a number would get a comma.
    year: String(data.law.year),
  }),
  ...labeled(words.ageLimit, (text) => say('Age limit: {text}', { text })),
  ...labeled(words.annualCap, (text) => say('Limit a year: {text}', { text })),
  ...labeled(words.otherLimits, (text) => say('Other limits: {text}', { text })),
  ...labeled(words.exemptPlans, (text) => say('Plans that the law leaves out: {text}', { text })),
  ...labeled(words.notes, (text) => say('Good to know: {text}', { text })),
  ...(data.medicaidAba === null
    ? []
    : [
        data.medicaidAba.isCovered
          ? say('Medicaid in {state} covers ABA.', { state: words.title })
          : say('Medicaid in {state} does not cover ABA.', { state: words.title }),
      ]),
  officeSentence(data),
  ...labeled(words.helpNotes, (text) => say('More help: {text}', { text })),
  say('Confirm it with your plan, since not every plan follows the law of the state.'),
];

/** Names the contact for plans that break state rules. */
export const officeSentence = ({ regulator: { name, phone } }: StateData): Message =>
  phone === null
    ? say('If your plan breaks the rules, ask the {office}.', { office: name })
    : say('If your plan breaks the rules, call the {office} at {phone}.', { office: name, phone });

const labeled = (
  text: string | undefined,
  message: (text: string) => Message,
): readonly Message[] => (text === undefined ? [] : [message(text)]);
