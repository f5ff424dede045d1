import { factsOf } from '../content/facts-of.ts';
import { type Message, say } from '../kernel/message.ts';
import type { Insurer } from './insurers.constants.ts';
import { federalTopic, type LookupContent, type Sourced, stateWord } from './lookup-content.ts';

/** One of our own sentences, or a text from the content. */
export type Line = Message | Sourced;

/** Untranslated parts of the answer about one therapy. */
export interface Statement {
  /** Null if it depends on the plan. */
  readonly covered: boolean | null;
  readonly notes: readonly Line[];
  readonly sessions: readonly Line[];
  readonly copay: readonly Line[];
  /** Caveats, each of one or more lines. */
  readonly uncertain: readonly (readonly Line[])[];
  /** Facts that support our own sentences. */
  readonly restsOn: Sourced['facts'];
}

export type Therapy = 'aba' | 'speech' | 'occupational';

const ASK: Readonly<Record<Therapy, Message>> = {
  aba: say(
    'Your plan decides. Ask: “Is ABA therapy for autism covered, and on which page of my plan document?”',
  ),
  speech: say(
    'Your plan decides. Ask: “Is speech therapy for autism covered, and on which page of my plan document?”',
  ),
  occupational: say(
    'Your plan decides. Ask: “Is occupational therapy for autism covered, and on which page of my plan document?”',
  ),
};

const SESSIONS = say('Your plan decides: ask whether it limits hours, visits or age.');

const COPAY = say('Your plan decides: ask for the copay or coinsurance of a visit.');

const askPlan = (therapy: Therapy): Statement => ({
  covered: null,
  notes: [ASK[therapy]],
  sessions: [SESSIONS],
  copay: [COPAY],
  uncertain: [],
  restsOn: [],
});

/** Describes how an insurer's plans cover a therapy, as far as facts support it. */
export const statementOf = (
  insurer: Insurer,
  therapy: Therapy,
  content: LookupContent,
): Statement => {
  switch (insurer) {
    case 'medicaid':
      return medicaid(therapy, content);
    case 'tricare':
      return therapy === 'aba' ? tricare(content) : askPlan(therapy);
    case 'medicare':
      return askPlan(therapy);
    case 'aetna':
    case 'anthem':
    case 'blue-cross-blue-shield':
    case 'cigna':
    case 'humana':
    case 'kaiser-permanente':
    case 'unitedhealthcare':
    case 'other':
      return therapy === 'aba' ? underStateLaw(content) : askPlan(therapy);
  }
};

/** EPSDT covers medically needed care under 21; that it includes ABA was verified state by state. */
const medicaid = (therapy: Therapy, content: LookupContent): Statement => {
  const epsdt = federalTopic(content, 'medicaid-epsdt');
  if (epsdt === undefined) return askPlan(therapy);
  const statement = {
    ...askPlan(therapy),
    covered: true,
    notes: [epsdt],
    sessions: [
      say('As many as the child needs for health reasons. Ask how many are approved at a time.'),
    ],
    uncertain: [[say('This rule ends with the 21st birthday. Ask what holds from then on.')]],
    restsOn: epsdt.facts,
  };
  if (therapy !== 'aba') return statement;
  const { state } = content;
  if (state?.data.medicaidAba?.isCovered !== true)
    return {
      ...statement,
      covered: null,
      uncertain: [
        ...statement.uncertain,
        [say('Choose your state to see what its Medicaid covers.')],
      ],
    };
  return {
    ...statement,
    notes: [say('Medicaid in {state} covers ABA therapy.', { state: state.words.title }), epsdt],
    restsOn: [...epsdt.facts, ...factsOf(state, 'medicaidAba.isCovered')],
  };
};

const tricare = (content: LookupContent): Statement => {
  const program = federalTopic(content, 'tricare-acd');
  if (program === undefined) return askPlan('aba');
  return {
    ...askPlan('aba'),
    covered: true,
    notes: [program],
    sessions: [say('No limit on age, hours or dollars.')],
    restsOn: program.facts,
  };
};

/** State law binds only some of an insurer's plans, so it cannot confirm coverage by itself. */
const underStateLaw = (content: LookupContent): Statement => {
  const { state } = content;
  const erisa = federalTopic(content, 'erisa-self-funded');
  const parity = federalTopic(content, 'parity');
  const uncertain = [
    ...(erisa === undefined ? [] : [[ASK_WHO_FUNDS, erisa]]),
    ...(parity === undefined ? [] : [[parity]]),
  ];
  if (state === undefined) return { ...askPlan('aba'), uncertain: [[CHOOSE_STATE], ...uncertain] };
  const limits = [
    limit(stateWord(content, 'ageLimit'), say('Age:')),
    limit(stateWord(content, 'annualCap'), say('Most it pays in a year:')),
    limit(stateWord(content, 'otherLimits'), say('Other limits:')),
  ].flat();
  const exempt = limit(stateWord(content, 'exemptPlans'), say('The rule leaves out:'));
  return {
    ...askPlan('aba'),
    notes: [lawSentence(state), ASK.aba],
    sessions: limits.length === 0 ? [SESSIONS] : limits,
    uncertain: [...(exempt.length === 0 ? [] : [exempt]), ...uncertain],
    restsOn: [...factsOf(state, 'law.statute'), ...factsOf(state, 'law.year')],
  };
};

const limit = (found: Sourced | undefined, name: Message): readonly Line[] =>
  found === undefined ? [] : [name, found];

const ASK_WHO_FUNDS = say('Ask: “Is my plan self-funded or fully insured?”');

const CHOOSE_STATE = say('Choose your state to see what its law says.');

/** Summarizes the state's law in one sentence. */
export const lawSentence = ({
  data: { law },
  words,
}: NonNullable<LookupContent['state']>): Message =>
  LAWS[law.kind]({ state: words.title, year: `${law.year}`, statute: law.statute });

type LawValues = { readonly state: string; readonly year: string; readonly statute: string };

const LAWS: Readonly<Record<'statute' | 'bulletin' | 'parity', (values: LawValues) => Message>> = {
  statute: ({ state, year, statute }) =>
    say(
      '{state} has a law since {year} that makes the plans under it cover autism care ({statute}).',
      { state, year, statute },
    ),
  bulletin: ({ state, year, statute }) =>
    say(
      'In {state} a bulletin of the insurance department of {year} asks plans to cover autism care; it is not a law ({statute}).',
      { state, year, statute },
    ),
  parity: ({ state, year, statute }) =>
    say(
      '{state} has a rule for all conditions alike since {year}, and no law about autism ({statute}).',
      { state, year, statute },
    ),
};
