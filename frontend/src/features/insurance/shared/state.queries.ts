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

export const stateQuery = (code: StateCode) => contentItemQuery(states, stateIdOf(code));

/** Single item with the federal rules and offices. */
export const federalQuery = contentItemQuery(federal, 'rules');
