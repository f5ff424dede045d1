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

/** Content item in the language of the page. */
interface Item<Data, Words> {
  readonly language: string;
  readonly data: Data;
  readonly words: Words;
  readonly facts: readonly CitedFact[];
}

/** Content that a lookup reads. Methods return undefined if the item is missing or unpublished. */
export interface LookupContent {
  readonly insurers: Item<InsurersData, InsurersWords> | undefined;
  readonly federal: Item<FederalData, FederalWords> | undefined;
  readonly state: Item<StateData, StateWords> | undefined;
}

/** Content text with the facts that support it. */
export interface Sourced {
  readonly text: string;
  readonly facts: readonly CitedFact[];
}

/** Finds a federal rule by id; undefined if the content has none. */
export const federalTopic = (
  { federal }: Pick<LookupContent, 'federal'>,
  id: string,
): Sourced | undefined => {
  const text = federal?.words.wording[id]?.text;
  if (federal === undefined || text === undefined) return undefined;
  return { text, facts: factsOf(federal, `words.wording.${id}.text`) };
};

/** Returns one text about the state's law; undefined where the content has none. */
export const stateWord = (
  { state }: Pick<LookupContent, 'state'>,
  name: 'ageLimit' | 'annualCap' | 'otherLimits' | 'exemptPlans',
): Sourced | undefined => {
  const text = state?.words[name];
  if (state === undefined || text === undefined) return undefined;
  return { text, facts: factsOf(state, `words.${name}`) };
};
