import type { contentItemSchema } from '@hearthway/domain/content/content-item.contract.ts';
import type {
  FederalData,
  FederalWords,
  StateData,
  StateWords,
} from '@hearthway/domain/content/insurance.contract.ts';
import { federal, states } from '@hearthway/domain/content/kinds.ts';
import { type StateCode, stateIdOf } from '@hearthway/domain/kernel/states.constants.ts';
import type * as z from 'zod/mini';
import { contentItemQuery } from '../../../api/content.query.ts';

export type StateItem = z.infer<ReturnType<typeof contentItemSchema<StateData, StateWords>>>;

export type FederalItem = z.infer<ReturnType<typeof contentItemSchema<FederalData, FederalWords>>>;

/** Law and help of a state. */
export const stateQuery = (code: StateCode) => contentItemQuery(states, stateIdOf(code));

/** The one item that holds the rules of the country, and its offices. */
export const federalQuery = contentItemQuery(federal, 'rules');
