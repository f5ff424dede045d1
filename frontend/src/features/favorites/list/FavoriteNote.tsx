import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans } from '@lingui/react/macro';
import { NotebookPen } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useDraft } from '../../../session/useDraft.ts';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { useMay } from '../../household/shared/useMay.ts';
import { NoteForm } from './NoteForm.tsx';
import { isUnsent, type NoteDraft, noteDraftName, noteDraftOf } from './note-draft.ts';

interface FavoriteNoteProps {
  readonly userId: string;
  readonly favorite: Pick<Favorite, 'id' | 'name' | 'note'>;
}

/** The family's own note on a provider, and the way to write it. */
export const FavoriteNote = ({ userId, favorite }: FavoriteNoteProps) => {
  const { id, name, note } = favorite;
  const draft = useDraft(noteDraftName(id));
  const { mayWrite } = useMay('favorites');
  const [writing, setWriting] = useState<NoteDraft | undefined>(() => {
    const kept = noteDraftOf(draft.kept);
    return isUnsent(kept, note) ? kept : undefined;
  });
  // A restored draft takes no focus: it was not asked for.
  const wasPressed = useRef(false);
  const focusIfPressed = (element: HTMLElement | null) => {
    if (element === null || !wasPressed.current) return;
    wasPressed.current = false;
    element.focus();
  };

  if (!mayWrite && note === null) return null;
  if (mayWrite && writing !== undefined)
    return (
      <NoteForm
        userId={userId}
        favorite={favorite}
        begun={writing}
        onType={draft.keep}
        onDone={() => {
          draft.forget();
          wasPressed.current = true;
          setWriting(undefined);
        }}
        focusWhenShown={focusIfPressed}
      />
    );
  return (
    <div className="grid justify-items-start gap-1">
      <p className="font-semibold">
        <Trans>Your note</Trans>
      </p>
      {note !== null && <p className="measure mb-1 whitespace-pre-wrap">{note}</p>}
      {mayWrite && (
        <div className="print:hidden">
          <Button
            look="secondary"
            ref={focusIfPressed}
            onClick={() => {
              wasPressed.current = true;
              setWriting({ note: note ?? '', base: note ?? '' });
            }}
          >
            <NotebookPen aria-hidden className="size-4" />
            {note === null ? (
              <Trans>
                Add a note{' '}
                <span className="sr-only">
                  on <span lang={LISTING_LANGUAGE}>{name}</span>
                </span>
              </Trans>
            ) : (
              <Trans>
                Edit the note{' '}
                <span className="sr-only">
                  on <span lang={LISTING_LANGUAGE}>{name}</span>
                </span>
              </Trans>
            )}
          </Button>
        </div>
      )}
    </div>
  );
};
