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
import type { OfRemovable, RemovableCommand } from '../kernel/removable.ts';
import { UNKNOWN_CHILD } from './child-fields.ts';
import { childPlacesDecider } from './child-places.ts';
import { type ChildCommand, childrenDecider } from './children.decider.ts';
import { type ChildEvent, childStream } from './children.events.ts';

const attachedSchema = z.object({
  profileId: z.string(),
  childId: z.string(),
  /** False for a profile that was removed by itself, which a restored child does not bring back. */
  isPresent: z.boolean(),
});

/** Ids alone: the state lies in the database in clear. */
const stateSchema = z.object({
  /** Dietary profiles that have a child. */
  profiles: z.array(attachedSchema),
  /** Profiles from before children, whose child was added and which are not attached to it yet. */
  unattached: z.array(z.string()),
  removedChildren: z.array(z.string()),
});

type State = z.infer<typeof stateSchema>;

type Event = ChildEvent | DietaryProfileEvent;

const evolve = (state: State, event: Event): State => {
  const { profiles, unattached, removedChildren } = state;
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
      if (childId === undefined) return state;
      if (childId === null) return { ...state, unattached: [...unattached, profileId] };
      return profiles.some((each) => each.profileId === profileId)
        ? change(profileId, { childId })
        : {
            ...state,
            profiles: [...profiles, { profileId, childId, isPresent: true }],
            unattached: unattached.filter((each) => each !== profileId),
          };
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

interface OfPolicy extends OfRemovable {
  readonly isConsequence: true;
  readonly now: Date;
}

/** Takes a place beyond any limit, since the family had the child before. */
const place = ({ id, familyId, now }: OfPolicy): CommandConsequence =>
  consequence(childPlacesDecider, {
    id: familyId,
    command: {
      command: 'take-place',
      id,
      limit: Number.POSITIVE_INFINITY,
      missing: new Map(),
      now,
    },
  });

const toChild = (command: ChildCommand): CommandConsequence =>
  consequence(childrenDecider, { id: command.id, command });

/**
 * Adds the child of a profile under the profile's id, so that a repetition adds no second child. A profile that
 * was removed since removes the child again, when its removal is read from the log. A forgotten name adds none.
 */
const childOf = (of: OfPolicy, name: string): readonly CommandConsequence[] => {
  const { id, familyId } = of;
  if (name === '') return [];
  return [
    place(of),
    toChild({ ...of, command: 'create', fields: { ...UNKNOWN_CHILD, name } }),
    consequence(dietaryProfilesDecider, {
      id,
      command: { command: 'change', id, familyId, changes: { childId: id }, isConsequence: true },
    }),
  ];
};

/**
 * Dietary profiles follow their child: its name, its removal and its return. Profiles from before children had
 * a context of their own add their child, even beyond the limit, so that a family enters no name twice.
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
  initialState: { profiles: [], unattached: [], removedChildren: [] },
  evolve,
  react: ({ key: familyId, event, after }) => {
    const now = new Date(event.metadata.occurredAt);
    const toEach = (
      childId: string,
      commandFor: (of: OfRemovable) => RemovableCommand<ProfileFields>,
    ): readonly CommandConsequence[] =>
      after.profiles
        .filter((each) => each.isPresent && each.childId === childId)
        .map(({ profileId: id }) =>
          consequence(dietaryProfilesDecider, {
            id,
            command: commandFor({ id, familyId, isConsequence: true }),
          }),
        );
    switch (event.type) {
      case 'DietaryProfileCreated':
      case 'DietaryProfileRemoved':
      case 'DietaryProfileRestored': {
        const of = { id: event.data.profileId, familyId, now, isConsequence: true } as const;
        if (!after.unattached.includes(of.id)) return [];
        if (event.type === 'DietaryProfileCreated')
          return childOf(of, readableOr(event.data.childName, ''));
        return event.type === 'DietaryProfileRemoved'
          ? [toChild({ ...of, command: 'remove' })]
          : [place(of), toChild({ ...of, command: 'restore' })];
      }
      case 'ChildChanged': {
        const childName = readableOr(event.data.name, '');
        return childName === ''
          ? []
          : toEach(event.data.childId, (of) => ({
              ...of,
              command: 'change',
              changes: { childName },
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
