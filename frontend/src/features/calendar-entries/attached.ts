import { ATTACHED_KINDS } from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import type { CalendarEntry } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';

export type Attached = NonNullable<CalendarEntry['attached']>;

/** Thing that an entry belongs to, as the text of a field: `provider 42 Bright Steps`, empty for nothing. */
export const attachedText = (attached: Attached | null): string =>
  attached === null ? '' : `${attached.kind} ${attached.id} ${attached.name}`;

const TEXT = /^(\S+) (\S+) (.*)$/;

export const attachedIn = (text: string | undefined): Attached | null => {
  const [, found, id = '', name = ''] = TEXT.exec(text ?? '') ?? [];
  const kind = ATTACHED_KINDS.find((each) => each === found);
  return kind === undefined ? null : { kind, id, name };
};
