import { type Decider, reject } from '../kernel/decider.ts';
import { type DietaryPlacesEvent, dietaryPlacesStream } from './dietary-places.events.ts';

/** When each profile took its place, by the id of the profile. */
type DietaryPlacesState = ReadonlyMap<string, Date>;

/** A profile that is not there: when it was removed, or null where its stream is empty. */
export type MissingProfiles = ReadonlyMap<string, Date | null>;

export interface DietaryPlacesCommand {
  readonly command: 'take-place';
  readonly profileId: string;
  /** Profiles that the plan allows. */
  readonly limit: number;
  /** Profiles that hold a place and are not there. */
  readonly missing: MissingProfiles;
  readonly now: Date;
}

/** Longer than any request takes between its place and its profile, in milliseconds. */
const UNDER_WAY_MS = 60_000;

/**
 * The limit of profiles, decided in one stream for all profiles of a family. A place is taken before its
 * profile is created or restored; the next request for one frees those whose profile has been removed or
 * was never stored.
 */
export const dietaryPlacesDecider: Decider<
  DietaryPlacesState,
  DietaryPlacesCommand,
  DietaryPlacesEvent,
  'DietaryProfileLimitReached'
> = {
  stream: dietaryPlacesStream,
  initialState: new Map(),
  evolve: (state, { type, data: { profileId }, metadata }) => {
    const next = new Map(state);
    if (type === 'DietaryPlaceTaken') next.set(profileId, new Date(metadata.occurredAt));
    else next.delete(profileId);
    return next;
  },
  decide: ({ profileId, limit, missing, now }, state) => {
    const isFree = (id: string, takenAt: Date): boolean => {
      const removedAt = missing.get(id);
      if (removedAt === undefined) return false;
      const wasRemovedSince = removedAt !== null && removedAt >= takenAt;
      return wasRemovedSince || now.getTime() - takenAt.getTime() > UNDER_WAY_MS;
    };
    const free = [...state].filter(([id, takenAt]) => isFree(id, takenAt)).map(([id]) => id);
    const takenAt = state.get(profileId);
    if (takenAt !== undefined && !free.includes(profileId)) return [];
    if (state.size - free.length >= limit) return reject('DietaryProfileLimitReached');
    return [
      ...free
        .filter((id) => id !== profileId)
        .map((id) => ({ type: 'DietaryPlaceFreed', data: { profileId: id } }) as const),
      { type: 'DietaryPlaceTaken', data: { profileId } },
    ];
  },
};
