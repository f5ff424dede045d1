import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { MAX_COMPARED } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, GripVertical } from 'lucide-react';
import { useId, useState } from 'react';
import { useDraft } from '../../../session/useDraft.ts';
import { May } from '../../household/shared/May.tsx';
import { useMay } from '../../household/shared/useMay.ts';
import { FavoriteDetails } from './FavoriteDetails.tsx';
import { FavoriteRow } from './FavoriteRow.tsx';
import { placeAt } from './favorite-order.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { isUnsent, noteDraftName, noteDraftOf } from './note-draft.ts';
import { PickBox } from './PickBox.tsx';
import { PrintedFavorite } from './PrintedFavorite.tsx';
import { useDraggableCard } from './useDraggableCard.ts';
import type { Move } from './useMoves.ts';
import type { Picking } from './usePicks.ts';

interface FavoriteCardProps {
  readonly userId: string;
  readonly favorite: Favorite;
  readonly category: Category | undefined;
  /** The favorites in view. */
  readonly shown: readonly Favorite[];
  readonly onMove: Move;
  readonly picking: Picking;
}

/** A favorite as one row, which opens in place. */
export const FavoriteCard = ({
  userId,
  favorite,
  category,
  shown,
  onMove,
  picking,
}: FavoriteCardProps) => {
  const { id, name, isGone } = favorite;
  const details = useId();
  const [opened, setOpened] = useOpened(favorite);
  const { mayWrite } = useMay('favorites', { isForEveryChild: true });
  const order = shown.map((each) => each.id);
  const { card, handle, isDragged, half } = useDraggableCard(id, (dropped) => {
    const other = shown.find((each) => each.id === dropped.id);
    if (other !== undefined)
      onMove(other, placeAt(order, { id: dropped.id, over: id, half: dropped.half }));
  });
  const isOpen = opened !== 'no';
  return (
    <li ref={card} className={`relative ${isDragged ? 'opacity-60' : ''}`}>
      {half !== undefined && (
        <div
          aria-hidden
          className={`absolute inset-x-0 h-1 rounded-soft bg-accent ${half === 'upper' ? '-top-1.5' : '-bottom-1.5'}`}
        />
      )}
      <article
        className={`rounded-soft border bg-raised ${isGone ? 'border-dashed border-line-strong' : 'border-line shadow-soft'}`}
      >
        <div className="relative flex items-start pe-3 sm:items-center print:ps-3">
          <div className="grid shrink-0 justify-items-center print:hidden">
            <PickBox
              name={name}
              isPicked={picking.picks.includes(id)}
              describedBy={`${details}-pick`}
              onToggle={() => picking.toggle(id)}
            />
            <Chevron isOpen={isOpen} className="sm:hidden" />
          </div>
          <div className="min-w-0 grow">
            <FavoriteRow
              favorite={favorite}
              isOpen={isOpen}
              controls={details}
              onToggle={() => setOpened(isOpen ? 'no' : 'by hand')}
            />
            <PickHint id={`${details}-pick`} favoriteId={id} picking={picking} />
            <PrintedFavorite favorite={favorite} categoryName={category?.name} />
          </div>
          <Chevron isOpen={isOpen} className="ms-2 max-sm:hidden print:hidden" />
          <span
            ref={handle}
            aria-hidden
            className={`touch relative hidden cursor-grab place-content-center rounded-soft text-text-soft hover:bg-accent-wash active:cursor-grabbing print:hidden ${mayWrite ? 'sm:pointer-fine:grid' : ''}`}
          >
            <GripVertical className="size-5" />
          </span>
        </div>
        {isOpen && (
          <div
            id={details}
            className={`print:hidden ${opened === 'by hand' ? 'animate-open' : ''}`}
          >
            <FavoriteDetails
              userId={userId}
              favorite={favorite}
              category={category}
              moves={
                <May effect="write" scope="favorites">
                  <MoveButtons
                    name={name}
                    place={order.indexOf(id)}
                    count={order.length}
                    onMove={(place) => onMove(favorite, place)}
                  />
                </May>
              }
            />
          </div>
        )}
      </article>
    </li>
  );
};

interface ChevronProps {
  readonly isOpen: boolean;
  readonly className: string;
}

const Chevron = ({ isOpen, className }: ChevronProps) => (
  <ChevronDown
    aria-hidden
    className={`size-5 shrink-0 text-accent transition-transform ${className} ${isOpen ? 'rotate-180' : ''}`}
  />
);

/** A row with a note that was begun is open from the start. */
const useOpened = ({ id, note }: Favorite) => {
  const { kept } = useDraft(noteDraftName(id));
  return useState<'no' | 'from the start' | 'by hand'>(() =>
    isUnsent(noteDraftOf(kept), note) ? 'from the start' : 'no',
  );
};

interface PickHintProps {
  readonly id: string;
  readonly favoriteId: string;
  readonly picking: Picking;
}

const PickHint = ({ id, favoriteId, picking: { picks, refused } }: PickHintProps) => (
  <p id={id} className="pb-1 text-sm text-text-soft empty:hidden print:hidden">
    {refused === favoriteId && (
      <Trans>You can compare {MAX_COMPARED} at a time. Remove one first.</Trans>
    )}
    {picks.length === 1 && picks[0] === favoriteId && (
      <Trans>Pick another to compare it with.</Trans>
    )}
  </p>
);
