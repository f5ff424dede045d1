import { type Decider, reject } from './decider.ts';
import type { RemovableState } from './removable.ts';
import type { DomainEvent, Stream } from './stream.ts';

// The limit of a family's objects that have a stream each. It is decided in one stream for all of them, so
// that simultaneous requests cannot exceed it.

/** When each object took its place, by the id of the object. */
export type PlacesState = ReadonlyMap<string, Date>;

/** Objects that hold a place and do not exist: when each was removed, or null where its stream is empty. */
export type MissingObjects = ReadonlyMap<string, Date | null>;

/** Returns which of the objects that hold a place do not exist. */
export const missingIn = <Fields>(
  holders: readonly (readonly [string, RemovableState<Fields>])[],
): MissingObjects =>
  new Map(
    holders.flatMap(([id, state]) =>
      state.status === 'active'
        ? []
        : [[id, state.status === 'removed' ? state.removedAt : null] as const],
    ),
  );

export interface TakePlace {
  readonly command: 'take-place';
  /** Id of the object. */
  readonly id: string;
  /** Objects that the plan allows. */
  readonly limit: number;
  readonly missing: MissingObjects;
  readonly now: Date;
}

interface PlacesOptions<Event, Code> {
  readonly read: (event: Event) => { readonly id: string; readonly isTaken: boolean };
  readonly taken: (id: string) => Event;
  readonly freed: (id: string) => Event;
  readonly limitReached: Code;
}

/** Longer than any request takes between its place and its object, in milliseconds. */
const UNDER_WAY_MS = 60_000;

/**
 * Creates the decider of a limit. A place is taken before its object is created or restored; the next request
 * for one frees those whose object has been removed or was never stored.
 */
export const placesDecider =
  <Event extends DomainEvent>(stream: Stream<Event>) =>
  <const Code extends string>({
    read,
    taken,
    freed,
    limitReached,
  }: PlacesOptions<Event, Code>): Decider<PlacesState, TakePlace, Event, Code> => ({
    stream,
    initialState: new Map(),
    evolve: (state, event) => {
      const { id, isTaken } = read(event);
      const next = new Map(state);
      if (isTaken) next.set(id, new Date(event.metadata.occurredAt));
      else next.delete(id);
      return next;
    },
    decide: ({ id, limit, missing, now }, state) => {
      const isFree = (objectId: string, takenAt: Date): boolean => {
        const removedAt = missing.get(objectId);
        if (removedAt === undefined) return false;
        const wasRemovedSince = removedAt !== null && removedAt >= takenAt;
        return wasRemovedSince || now.getTime() - takenAt.getTime() > UNDER_WAY_MS;
      };
      const free = [...state]
        .filter(([objectId, takenAt]) => isFree(objectId, takenAt))
        .map(([objectId]) => objectId);
      if (state.has(id) && !free.includes(id)) return [];
      if (state.size - free.length >= limit) return reject(limitReached);
      return [...free.filter((objectId) => objectId !== id).map(freed), taken(id)];
    },
  });
