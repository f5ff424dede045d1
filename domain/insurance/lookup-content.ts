import type { CitedFact } from '../content/content.contract.ts';
import { factsOf } from '../content/facts-of.ts';
import type {
  FederalData,
  FederalWords,
  InsurersData,
  InsurersWords,
  StateData,
  StateWords,
} from '../content/insurance.contract.ts';

/** An item of content in the language of the page. */
interface Item<Data, Words> {
  readonly language: string;
  readonly data: Data;
  readonly words: Words;
  readonly facts: readonly CitedFact[];
}

/** Content that a lookup reads. Undefined: not published, or no such item. */
export interface LookupContent {
  readonly insurers: Item<InsurersData, InsurersWords> | undefined;
  readonly federal: Item<FederalData, FederalWords> | undefined;
  readonly state: Item<StateData, StateWords> | undefined;
}

/** A text of the content and the facts that it rests on. */
export interface Sourced {
  readonly text: string;
  readonly facts: readonly CitedFact[];
}

/** Finds one of the rules that hold in every state; undefined where the content has none of this id. */
export const federalTopic = (
  { federal }: Pick<LookupContent, 'federal'>,
  id: string,
): Sourced | undefined => {
  const text = federal?.words.wording[id]?.text;
  if (federal === undefined || text === undefined) return undefined;
  return { text, facts: factsOf(federal, `words.wording.${id}.text`) };
};

/** Words of the law of the state that the content has. */
export const stateWord = (
  { state }: Pick<LookupContent, 'state'>,
  name: 'ageLimit' | 'annualCap' | 'otherLimits' | 'exemptPlans',
): Sourced | undefined => {
  const text = state?.words[name];
  if (state === undefined || text === undefined) return undefined;
  return { text, facts: factsOf(state, `words.${name}`) };
};
