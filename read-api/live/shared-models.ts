import { contexts, isModel } from '@hearthway/domain/contexts.ts';
import type { RouteScope } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import {
  mayRead,
  type OtherHousehold,
} from '@hearthway/infra/adapters/household-access/household-subject.ts';

/** Parts of a family's data to which models belong. Members of its household are told of no other model. */
const SCOPES_OF_MODELS: ReadonlyMap<string, RouteScope> = new Map(
  contexts.flatMap(({ name, sharedModels }) =>
    Object.entries(sharedModels).map(([model, scope]) => {
      if (!isModel(model)) throw new Error(`${name} shares ${model}, which is no read model.`);
      return [model, scope] as const;
    }),
  ),
);

/** Whether a member may know that a model of the household has moved. */
export const mayHear = (household: OtherHousehold, model: Model): boolean => {
  const scope = SCOPES_OF_MODELS.get(model);
  return scope !== undefined && mayRead(household, scope);
};
