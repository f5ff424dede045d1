import { NOTE_MAX_LENGTH } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { DraftFields } from '../../../session/draft-store.ts';

/** A note that is being written. */
export interface NoteDraft {
  readonly note: string;
  /** The saved note when editing began. */
  readonly base: string;
}

/** Names the draft of a favorite's note among all drafts. */
export const noteDraftName = (resourceId: string): string => `favorite-note-${resourceId}`;

export const noteDraftOf = ({ note, base = '' }: DraftFields): NoteDraft | undefined =>
  note === undefined ? undefined : { note, base };

/** Whether a draft differs from the saved note. */
export const isUnsent = (draft: NoteDraft | undefined, note: string | null): boolean =>
  draft !== undefined && draft.note.trim() !== (note ?? '');

/** The counter appears when this few letters are left. */
const COUNTDOWN_FROM = 200;

/** Letters left, negative for too many; undefined while there are plenty. */
export const lettersLeft = (note: string): number | undefined => {
  const left = NOTE_MAX_LENGTH - note.trim().length;
  return left > COUNTDOWN_FROM ? undefined : left;
};
