import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type { Decider } from '@hearthway/domain/kernel/decider.ts';
import { missingIn, type PlacesState, type TakePlace } from '@hearthway/domain/kernel/places.ts';
import type { RemovableState } from '@hearthway/domain/kernel/removable.ts';
import type { DomainEvent } from '@hearthway/domain/kernel/stream.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';

interface Limited<Fields, Command, Place extends DomainEvent, Event extends DomainEvent> {
  readonly places: Decider<PlacesState, TakePlace, Place, ErrorCode>;
  readonly objects: Decider<RemovableState<Fields>, Command, Event, ErrorCode>;
  readonly limits: Readonly<Record<Tier, number>>;
}

export interface Place {
  readonly familyId: string;
  /** Id of the object. */
  readonly id: string;
  readonly now: Date;
  readonly context: CommandContext;
}

/**
 * Creates the function that takes a place in the family's stream for an object that is about to be created or
 * restored. It refuses with the code of `places` where the plan allows no more.
 */
export const placesFor =
  <Fields, Command, PlaceEvent extends DomainEvent, Event extends DomainEvent>(
    { handle, readState }: Pick<CommandDependencies, 'handle' | 'readState'>,
    { places, objects, limits }: Limited<Fields, Command, PlaceEvent, Event>,
  ) =>
  async ({ familyId, id, now, context }: Place): Promise<void> => {
    const [plan, taken] = await Promise.all([
      readState(subscriptionDecider, familyId),
      readState(places, familyId),
    ]);
    const holders = await Promise.all(
      Array.from(taken.keys(), async (each) => [each, await readState(objects, each)] as const),
    );
    const missing = missingIn(holders);
    const limit = limits[tierAt(plan, now)];
    const command = { command: 'take-place', id, limit, missing, now } as const;
    accepted(await handle(places, { id: familyId, command, context }));
  };
