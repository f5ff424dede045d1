import { type Message, say } from '../kernel/message.ts';
import type { Scope } from './scopes.constants.ts';

/** Kinds of objects whose changes are listed for the members of a household. */
export const CHANGED_KINDS = ['child', 'profile', 'entry'] as const;

export type ChangedKind = (typeof CHANGED_KINDS)[number];

export const CHANGED_KIND_WORDS: Readonly<Record<ChangedKind, Message>> = {
  child: say('Child'),
  profile: say('Dietary profile'),
  entry: say('Entry of the calendar'),
};

/** What a person did to an object. */
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

export const CHANGE_VERB_WORDS: Readonly<Record<ChangeVerb, Message>> = {
  added: say('Added'),
  changed: say('Changed'),
  moved: say('Changed the time'),
  removed: say('Removed'),
  restored: say('Took the removal back'),
  'changed-day': say('Changed one day'),
  'canceled-day': say('Canceled one day'),
  'marked-day': say('Noted whether it took place'),
};

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
