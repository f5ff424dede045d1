import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { RemovalDialog } from './RemovalDialog.tsx';
import { useFavoriteState } from './useFavoriteState.ts';
import { useFavorites } from './useFavorites.ts';
import { useFavoriteWish } from './useFavoriteWish.ts';

interface FavoriteButtonProps {
  readonly userId: string;
  readonly resource: Pick<Resource, 'id' | 'name'>;
}

/** The heart. */
export const FavoriteButton = ({ userId, resource: { id, name } }: FavoriteButtonProps) => {
  const { t } = useLingui();
  const state = useFavoriteState(userId, id);
  const { favorites = [] } = useFavorites(userId);
  const { mutate } = useFavoriteWish(userId);
  const [noteAtStake, setNoteAtStake] = useState<string>();
  const isFull = state === 'favorite';

  const toggle = () => mutate({ resourceId: id, name, isFavorite: !isFull });
  const press = () => {
    const note = isFull ? favorites.find((favorite) => favorite.id === id)?.note : null;
    if (note) setNoteAtStake(note);
    else toggle();
  };

  return (
    <>
      <button
        type="button"
        aria-pressed={isFull}
        aria-label={t`Favorite: ${name}`}
        disabled={state === 'unknown'}
        onClick={press}
        className="touch -me-2 -mt-1 inline-flex shrink-0 cursor-pointer items-center gap-2 rounded-soft px-2 text-pink-600 transition-colors hover:bg-pink-600-wash disabled:cursor-default disabled:opacity-60 print:hidden"
      >
        <Heart aria-hidden className="size-6" fill={isFull ? 'currentColor' : 'none'} />
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
