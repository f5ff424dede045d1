import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useId, useState } from 'react';
import { useSentCommands } from '../../../api/sent-commands.ts';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { useMay } from '../../household/shared/useMay.ts';
import { type FavoriteToggle, isFavorite } from '../favorite-state.ts';
import { favoritesQuery } from '../favorites.query.ts';
import { togglesKey, useToggleFavorite } from '../useToggleFavorite.ts';
import { useFavorites } from './useFavorites.ts';

interface FavoriteButtonProps {
  readonly userId: string;
  readonly resource: Pick<Resource, 'id' | 'name'>;
}

/** The heart. */
export const FavoriteButton = ({ userId, resource: { id, name } }: FavoriteButtonProps) => {
  const { t } = useLingui();
  const state = useFavoriteState(userId, id);
  const { favorites = [] } = useFavorites(userId);
  const { mutate } = useToggleFavorite(userId);
  const [noteAtStake, setNoteAtStake] = useState<string>();
  const { mayRemove } = useMay('favorites');
  const { mayWrite } = useMay('favorites', { isForEveryChild: true });
  const isFull = state === 'favorite';
  const [wasPressed, setWasPressed] = useState(false);

  const toggle = () => {
    setWasPressed(true);
    mutate({ resourceId: id, name, isFavorite: !isFull });
  };
  const press = () => {
    const note = isFull ? favorites.find((favorite) => favorite.id === id)?.note : null;
    if (note) setNoteAtStake(note);
    else toggle();
  };

  if (!mayWrite && !isFull) return null;
  return (
    <>
      <button
        type="button"
        aria-pressed={isFull}
        aria-label={t`Favorite: ${name}`}
        disabled={state === 'unknown' || (isFull && !mayRemove)}
        onClick={press}
        className="touch -me-2 -mt-1 inline-flex shrink-0 cursor-pointer items-center gap-2 rounded-soft px-2 text-pink-600 transition-colors hover:bg-pink-600-wash disabled:cursor-default disabled:opacity-60 print:hidden"
      >
        <Heart
          aria-hidden
          fill="currentColor"
          // Moves under the person's own hand, not while a page loads.
          className={`size-6 ${wasPressed ? 'transition-[fill-opacity,scale] duration-(--motion-hand)' : 'transition-none'} ${isFull ? 'scale-110 [fill-opacity:1]' : '[fill-opacity:0]'}`}
        />
        <span aria-hidden className="hidden text-sm font-semibold sm:inline">
          <Trans comment="On a button with a heart">Favorite</Trans>
        </span>
      </button>
      {noteAtStake !== undefined && (
        <RemovalDialog
          name={name}
          note={noteAtStake}
          onKeep={() => setNoteAtStake(undefined)}
          onRemove={() => {
            setNoteAtStake(undefined);
            toggle();
          }}
        />
      )}
    </>
  );
};

interface RemovalDialogProps {
  readonly name: string;
  readonly note: string;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Before a note is lost with its favorite. */
const RemovalDialog = ({ name, note, onRemove, onKeep }: RemovalDialogProps) => {
  const heading = useId();
  return (
    <Dialog place="center" aria-labelledby={heading} onClose={onKeep}>
      <h2 id={heading} className="text-xl">
        <Trans>Remove your note too?</Trans>
      </h2>
      <p className="mt-2">
        <Trans>
          Your note on <span lang={LISTING_LANGUAGE}>{name}</span> is deleted with the favorite, and
          can’t be restored. It says:
        </Trans>
      </p>
      <blockquote className="mt-2 mb-4 max-h-48 overflow-y-auto rounded-soft bg-sunken px-4 py-3 whitespace-pre-wrap">
        {note}
      </blockquote>
      <div className={buttonRow}>
        <Button look="danger" onClick={onRemove}>
          <Trans>Remove both</Trans>
        </Button>
        <Button look="secondary" onClick={onKeep}>
          <Trans>Keep them</Trans>
        </Button>
      </div>
    </Dialog>
  );
};

/** Unknown until the list has loaded. */
const useFavoriteState = (userId: string, resourceId: string): 'unknown' | 'favorite' | 'other' => {
  const { data: list } = useQuery(favoritesQuery(userId));
  const toggles = useSentCommands<FavoriteToggle>(togglesKey(userId));
  if (list === undefined) return 'unknown';
  const listed = new Set(list.answer.map(({ id }) => id));
  const state = { listed, shown: list.position, toggles };
  return isFavorite(resourceId, state) ? 'favorite' : 'other';
};
