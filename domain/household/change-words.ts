import type { ChangedKind, ChangeVerb } from '../household-scopes/changes.constants.ts';
import { type Message, say } from '../kernel/message.ts';

// Words of the copy of a person's data. Pages have sentences of their own.

export const CHANGED_KIND_WORDS: Readonly<Record<ChangedKind, Message>> = {
  child: say('Child'),
  profile: say('Dietary profile'),
  entry: say('Entry of the calendar'),
};

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
