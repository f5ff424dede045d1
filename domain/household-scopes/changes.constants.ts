import type { Scope } from './scopes.constants.ts';

/** Kinds of objects whose changes are listed for the members of a household. */
export const CHANGED_KINDS = ['child', 'profile', 'entry'] as const;

export type ChangedKind = (typeof CHANGED_KINDS)[number];

/** Kinds of changes that a person makes to an object. */
export const CHANGE_VERBS = [
  'added',
  'changed',
  'moved',
  'removed',
  'restored',
  'changed-day',
  'canceled-day',
  'marked-day',
] as const;

export type ChangeVerb = (typeof CHANGE_VERBS)[number];

/** Parts of a household with listed changes, and the path of the list of each. */
export const CHANGED_PARTS = {
  children: '/api/children/changes',
  food: '/api/dietary/changes',
  calendar: '/api/calendar/changes',
} as const satisfies Partial<Record<Scope, string>>;

export type ChangedPart = keyof typeof CHANGED_PARTS;

export const PART_OF_KIND: Readonly<Record<ChangedKind, ChangedPart>> = {
  child: 'children',
  profile: 'food',
  entry: 'calendar',
};

/** Maximum listed changes of a part. */
export const MAX_LISTED_CHANGES = 200;
