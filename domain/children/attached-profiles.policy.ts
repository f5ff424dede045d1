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
  /** `with-child`: removed together with its child, which brings it back when it is restored. */
  status: z.enum(['present', 'with-child', 'removed']),
});

type Attached = z.infer<typeof attachedSchema>;

/** Ids alone: the state lies in the database in clear. */
const stateSchema = z.object({
  /** Dietary profiles that have a child. */
  profiles: z.array(attachedSchema),
  /** Profiles from before children, whose child was added and which are not attached to it yet. */
  unattached: z.array(z.string()),
});

type State = z.infer<typeof stateSchema>;

type Event = ChildEvent | DietaryProfileEvent;

const evolve = (state: State, event: Event): State => {
  const { profiles, unattached } = state;
  const change = (isMeant: (attached: Attached) => boolean, changes: Partial<Attached>): State => ({
    ...state,
    profiles: profiles.map((each) => (isMeant(each) ? { ...each, ...changes } : each)),
  });
  switch (event.type) {
    case 'DietaryProfileCreated':
    case 'DietaryProfileChanged': {
      const { profileId, childId } = event.data;
      if (childId === undefined) return state;
      if (childId === null) return { ...state, unattached: [...unattached, profileId] };
      return {
        profiles: [
          ...profiles.filter((each) => each.profileId !== profileId),
          { profileId, childId, status: 'present' },
        ],
        unattached: unattached.filter((each) => each !== profileId),
      };
    }
    case 'DietaryProfileRemoved':
      return change(
        ({ profileId, status }) => profileId === event.data.profileId && status === 'present',
        { status: 'removed' },
      );
    case 'DietaryProfileRestored':
      return change(({ profileId }) => profileId === event.data.profileId, { status: 'present' });
    case 'ChildRemoved':
      return change(isOf(event.data.childId, 'present'), { status: 'with-child' });
    case 'ChildRestored':
      return change(isOf(event.data.childId, 'with-child'), { status: 'present' });
    case 'ChildAdded':
    case 'ChildChanged':
      return state;
  }
};

const isOf =
  (childId: string, status: Attached['status']) =>
  (attached: Attached): boolean =>
    attached.childId === childId && attached.status === status;

/** Takes a place beyond any limit, since the family had the child before. */
const place = ({ id, familyId, now }: OfRemovable): CommandConsequence =>
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

const toProfile = (command: RemovableCommand<ProfileFields>): CommandConsequence =>
  consequence(dietaryProfilesDecider, { id: command.id, command });

/**
 * Adds the child of a profile under the profile's id, so that a repetition adds no second child. A profile that
 * was removed since removes the child again, when its removal is read from the log. A forgotten name adds none.
 */
const childOf = (of: OfRemovable, name: string): readonly CommandConsequence[] => {
  if (name === '') return [];
  return [
    place(of),
    toChild({ ...of, command: 'create', fields: { ...UNKNOWN_CHILD, name } }),
    toProfile({ ...of, command: 'change', changes: { childId: of.id } }),
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
  initialState: { profiles: [], unattached: [] },
  evolve,
  react: ({ key: familyId, event, before, after }) => {
    const now = new Date(event.metadata.occurredAt);
    const of = (id: string) => ({ id, familyId, now, isConsequence: true }) as const;
    const own = (childId: string, status: Attached['status']) =>
      before.profiles.filter(isOf(childId, status)).map(({ profileId }) => of(profileId));
    switch (event.type) {
      case 'DietaryProfileCreated':
      case 'DietaryProfileRemoved':
      case 'DietaryProfileRestored': {
        const { profileId } = event.data;
        if (!after.unattached.includes(profileId)) return [];
        const child = of(profileId);
        if (event.type === 'DietaryProfileCreated')
          return childOf(child, readableOr(event.data.childName, ''));
        return event.type === 'DietaryProfileRemoved'
          ? [toChild({ ...child, command: 'remove' })]
          : [place(child), toChild({ ...child, command: 'restore' })];
      }
      case 'ChildChanged': {
        const childName = readableOr(event.data.name, '');
        const named = childName === '' ? [] : own(event.data.childId, 'present');
        return named.map((profile) =>
          toProfile({ ...profile, command: 'change', changes: { childName } }),
        );
      }
      case 'ChildRemoved':
        return own(event.data.childId, 'present').map((profile) =>
          toProfile({ ...profile, command: 'remove' }),
        );
      case 'ChildRestored':
        return own(event.data.childId, 'with-child').map((profile) =>
          toProfile({ ...profile, command: 'restore' }),
        );
      default:
        return [];
    }
  },
});
