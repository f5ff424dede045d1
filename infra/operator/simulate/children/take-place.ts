import type { Decider } from '@hearthway/domain/kernel/decider.ts';
import { missingIn, type PlacesState, type TakePlace } from '@hearthway/domain/kernel/places.ts';
import type { RemovableState } from '@hearthway/domain/kernel/removable.ts';
import type { DomainEvent } from '@hearthway/domain/kernel/stream.ts';
import { CHILD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { Family, Step } from '../family.ts';
import { tierOf } from '../subscription/plan.ts';

interface Place<Fields, Command, PlaceEvent extends DomainEvent, Event extends DomainEvent> {
  readonly places: Decider<PlacesState, TakePlace, PlaceEvent, string>;
  readonly objects: Decider<RemovableState<Fields>, Command, Event, string>;
  /** Id of the object. */
  readonly id: string;
}

/** Takes a place for a child or a profile, if the plan has one. */
export const takePlace =
  <Fields, Command, PlaceEvent extends DomainEvent, Event extends DomainEvent>(
    family: Family,
    { places, objects, id }: Place<Fields, Command, PlaceEvent, Event>,
  ): Step =>
  (at, sessionId) => {
    const { own } = family;
    const missing = missingIn(
      Array.from(own.stateOf(places).keys(), (each) => [each, own.stateOf(objects, each)]),
    );
    const limit = CHILD_LIMITS[tierOf(family, at)];
    const command = { command: 'take-place', id, limit, missing, now: new Date(at) } as const;
    return own.dispatch(places, command, family.itself(at, sessionId));
  };
