import * as z from 'zod';
import type { ProfileFields } from '../dietary/dietary-profiles.contract.ts';
import { dietaryProfilesDecider } from '../dietary/dietary-profiles.decider.ts';
import {
  type DietaryProfileEvent,
  dietaryProfileStream,
} from '../dietary/dietary-profiles.events.ts';
import { familyEvents } from '../kernel/family-events.ts';
import { say } from '../kernel/message.ts';
import { readableOr } from '../kernel/personal.ts';
import { type CommandConsequence, consequence, definePolicy } from '../kernel/policy.ts';
import type { RemovableCommand } from '../kernel/removable.ts';
import { UNKNOWN_CHILD } from './child-fields.ts';
import { childPlacesDecider } from './child-places.ts';
import { childrenDecider } from './children.decider.ts';
import { type ChildEvent, childStream } from './children.events.ts';

const attachedSchema = z.object({
  profileId: z.string(),
  childId: z.string(),
  /** False for a profile that was removed by itself, which a restored child does not bring back. */
  isPresent: z.boolean(),
});

/** Dietary profiles of a family that have a child, and its removed children. Neither holds a name. */
const stateSchema = z.object({
  profiles: z.array(attachedSchema),
  removedChildren: z.array(z.string()),
});

type State = z.infer<typeof stateSchema>;

type Event = ChildEvent | DietaryProfileEvent;

const evolve = (state: State, event: Event): State => {
  const { profiles, removedChildren } = state;
  const change = (profileId: string, changes: Partial<State['profiles'][number]>): State => ({
    ...state,
    profiles: profiles.map((each) =>
      each.profileId === profileId ? { ...each, ...changes } : each,
    ),
  });
  switch (event.type) {
    case 'DietaryProfileCreated':
    case 'DietaryProfileChanged': {
      const { profileId, childId } = event.data;
      if (childId === null || childId === undefined) return state;
      return profiles.some((each) => each.profileId === profileId)
        ? change(profileId, { childId })
        : { ...state, profiles: [...profiles, { profileId, childId, isPresent: true }] };
    }
    case 'DietaryProfileRemoved': {
      const { profileId } = event.data;
      const attached = profiles.find((each) => each.profileId === profileId);
      const wentWithChild = attached !== undefined && removedChildren.includes(attached.childId);
      return wentWithChild ? state : change(profileId, { isPresent: false });
    }
    case 'DietaryProfileRestored':
      return change(event.data.profileId, { isPresent: true });
    case 'ChildRemoved':
      return { ...state, removedChildren: [...removedChildren, event.data.childId] };
    case 'ChildRestored':
      return {
        ...state,
        removedChildren: removedChildren.filter((each) => each !== event.data.childId),
      };
    case 'ChildAdded':
    case 'ChildChanged':
      return state;
  }
};

interface OfFamily {
  readonly id: string;
  readonly familyId: string;
}

interface Unattached {
  readonly familyId: string;
  readonly now: Date;
  readonly profile: Extract<Event, { readonly type: 'DietaryProfileCreated' }>['data'];
}

/** Adds the child of a profile under the profile's id, so that a repetition adds no second one. */
const childOf = ({ familyId, now, profile }: Unattached): readonly CommandConsequence[] => {
  const { profileId: id } = profile;
  const name = readableOr(profile.childName, '');
  if (name === '') return [];
  const limit = Number.POSITIVE_INFINITY;
  return [
    consequence(childPlacesDecider, {
      id: familyId,
      command: { command: 'take-place', id, limit, missing: new Map(), now },
    }),
    consequence(childrenDecider, {
      id,
      command: { command: 'create', id, familyId, fields: { ...UNKNOWN_CHILD, name }, now },
    }),
    consequence(dietaryProfilesDecider, {
      id,
      command: { command: 'change', id, familyId, changes: { childId: id }, skipsRemoved: true },
    }),
  ];
};

/**
 * Dietary profiles follow their child: its name, its removal and its return. Profiles from before children had
 * a context of their own add their child, whatever the plan: nobody enters the same name twice.
 */
export const attachProfiles = definePolicy({
  name: 'attach-profiles',
  label: say('Keeps dietary profiles with their child'),
  startsAt: 'start',
  events: familyEvents<Event>()({
    streams: [childStream, dietaryProfileStream],
    types: [
      'ChildAdded',
      'ChildChanged',
      'ChildRemoved',
      'ChildRestored',
      'DietaryProfileCreated',
      'DietaryProfileChanged',
      'DietaryProfileRemoved',
      'DietaryProfileRestored',
    ],
  }),
  state: stateSchema,
  initialState: { profiles: [], removedChildren: [] },
  evolve,
  react: ({ key: familyId, event, after }) => {
    const now = new Date(event.metadata.occurredAt);
    const toEach = (
      childId: string,
      commandFor: (of: OfFamily) => RemovableCommand<ProfileFields>,
    ): readonly CommandConsequence[] =>
      after.profiles
        .filter((each) => each.isPresent && each.childId === childId)
        .map(({ profileId: id }) =>
          consequence(dietaryProfilesDecider, { id, command: commandFor({ id, familyId }) }),
        );
    switch (event.type) {
      case 'DietaryProfileCreated':
        return event.data.childId === null ? childOf({ familyId, now, profile: event.data }) : [];
      case 'ChildChanged': {
        const childName = readableOr(event.data.name, '');
        return childName === ''
          ? []
          : toEach(event.data.childId, (of) => ({
              ...of,
              command: 'change',
              changes: { childName },
              skipsRemoved: true,
            }));
      }
      case 'ChildRemoved':
        return toEach(event.data.childId, (of) => ({ ...of, command: 'remove' }));
      case 'ChildRestored':
        return toEach(event.data.childId, (of) => ({ ...of, command: 'restore', now }));
      default:
        return [];
    }
  },
});
