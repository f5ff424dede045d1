import { HOUR_MS } from '../calendar/durations.constants.ts';
import { type Decider, reject } from '../kernel/decider.ts';
import { avoidedBy } from './avoided-by.ts';
import { RESTORE_HOURS } from './dietary.constants.ts';
import {
  changedFields,
  type ProfileChanges,
  type ProfileFields,
} from './dietary-profiles.contract.ts';
import { type DietaryProfileEvent, dietaryProfileStream } from './dietary-profiles.events.ts';
import { fieldsAfter } from './profile-fields.ts';

/** A profile in its stream. `familyId` is who created it. */
export type DietaryProfileState =
  | { readonly status: 'none' }
  | { readonly status: 'active'; readonly familyId: string; readonly fields: ProfileFields }
  | {
      readonly status: 'removed';
      readonly familyId: string;
      readonly fields: ProfileFields;
      readonly removedAt: Date;
    };

interface OfProfile {
  readonly profileId: string;
  /** The family that asks. */
  readonly familyId: string;
}

export type DietaryProfileCommand = OfProfile &
  (
    | { readonly command: 'create'; readonly fields: ProfileFields }
    | { readonly command: 'change'; readonly changes: ProfileChanges }
    | { readonly command: 'remove' }
    | { readonly command: 'restore'; readonly now: Date }
  );

export type DietaryProfileRejection = 'UnknownDietaryProfile' | 'DietaryProfileGone';

/** Whether a profile that was removed then can no longer be restored. */
export const isGoneForGood = (removedAt: Date, now: Date): boolean =>
  now.getTime() - removedAt.getTime() > RESTORE_HOURS * HOUR_MS;

/**
 * One child's profile. How many a family may have is decided by `dietaryPlacesDecider`. A profile of another
 * family is unknown here.
 */
export const dietaryProfilesDecider: Decider<
  DietaryProfileState,
  DietaryProfileCommand,
  DietaryProfileEvent,
  DietaryProfileRejection
> = {
  stream: dietaryProfileStream,
  initialState: { status: 'none' },
  evolve: (state, event) => {
    switch (event.type) {
      case 'DietaryProfileCreated':
        return {
          status: 'active',
          familyId: event.metadata.userId,
          fields: fieldsAfter(null, event),
        };
      case 'DietaryProfileChanged':
        return state.status === 'none'
          ? state
          : { ...state, fields: fieldsAfter(state.fields, event) };
      case 'DietaryProfileRemoved':
        return state.status === 'none'
          ? state
          : { ...state, status: 'removed', removedAt: new Date(event.metadata.occurredAt) };
      case 'DietaryProfileRestored':
        return state.status === 'none'
          ? state
          : { status: 'active', familyId: state.familyId, fields: state.fields };
    }
  },
  decide: (command, state) => {
    const { profileId } = command;
    if (command.command === 'create') {
      const { fields, familyId } = command;
      if (state.status !== 'none')
        return state.familyId === familyId ? [] : reject('UnknownDietaryProfile');
      const data = { profileId, childId: null, allergenCount: countIn(fields), ...fields };
      return [{ type: 'DietaryProfileCreated', data }];
    }
    if (state.status === 'none' || state.familyId !== command.familyId)
      return reject('UnknownDietaryProfile');
    switch (command.command) {
      case 'change': {
        if (state.status === 'removed') return reject('DietaryProfileGone');
        const changed = changedFields(state.fields, command.changes);
        if (Object.keys(changed).length === 0) return [];
        const allergenCount = countIn({ ...state.fields, ...changed });
        return [{ type: 'DietaryProfileChanged', data: { profileId, allergenCount, ...changed } }];
      }
      case 'remove':
        return state.status === 'removed'
          ? []
          : [{ type: 'DietaryProfileRemoved', data: { profileId } }];
      case 'restore':
        if (state.status === 'active') return [];
        return isGoneForGood(state.removedAt, command.now)
          ? reject('DietaryProfileGone')
          : [{ type: 'DietaryProfileRestored', data: { profileId } }];
    }
  },
};

const countIn = (fields: ProfileFields): number => avoidedBy(fields).allergens.size;
