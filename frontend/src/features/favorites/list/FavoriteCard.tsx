import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { ResourceCard } from '../../../components/ResourceCard.tsx';
import { RetiredNotice } from '../../../components/RetiredNotice.tsx';
import { FavoriteButton } from '../FavoriteButton.tsx';
import { FavoriteNote } from './FavoriteNote.tsx';
import { placeAt } from './favorite-order.ts';
import { GoneCard } from './GoneCard.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PickBox } from './PickBox.tsx';
import { StatusSelect } from './StatusSelect.tsx';
import { useDraggableCard } from './useDraggableCard.ts';
import type { Move } from './useMoves.ts';
import type { Picking } from './usePicks.ts';

interface FavoriteCardProps {
  readonly userId: string;
  readonly favorite: Favorite;
  readonly categoryName: string | undefined;
  /** Those that the page shows. */
  readonly shown: readonly Favorite[];
  readonly onMove: Move;
  readonly picking: Picking;
}

/** What the directory says of a favorite, and below that what the family keeps of it. */
export const FavoriteCard = ({
  userId,
  favorite,
  categoryName,
  shown,
  onMove,
  picking,
}: FavoriteCardProps) => {
  const { t } = useLingui();
  const { id, name, retiredAt } = favorite;
  const order = shown.map((each) => each.id);
  const { card, handle, isDragged, half } = useDraggableCard(id, (dropped) => {
    const other = shown.find((each) => each.id === dropped.id);
    if (other !== undefined)
      onMove(other, placeAt(order, { id: dropped.id, over: id, half: dropped.half }));
  });
  const heart = <FavoriteButton userId={userId} resource={favorite} />;
  const own = (
    <fieldset
      aria-label={t`What you keep of ${name}`}
      className="-mx-4 -mb-4 grid min-w-0 gap-3 rounded-b-soft bg-sunken p-4 sm:-mx-5 sm:-mb-5 sm:px-5"
    >
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(12rem,1fr)_2fr] sm:gap-6">
        <StatusSelect userId={userId} favorite={favorite} />
        <FavoriteNote userId={userId} favorite={favorite} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <PickBox
          id={id}
          name={name}
          picks={picking.picks}
          isRefused={picking.refused === id}
          onToggle={() => picking.toggle(id)}
        />
        <MoveButtons
          name={name}
          place={order.indexOf(id)}
          count={order.length}
          onMove={(place) => onMove(favorite, place)}
          handle={handle}
        />
      </div>
    </fieldset>
  );
  return (
    <li ref={card} className={`relative ${isDragged ? 'opacity-60' : ''}`}>
      {half !== undefined && (
        <div
          aria-hidden
          className={`absolute inset-x-0 h-1 rounded-soft bg-accent ${half === 'upper' ? '-top-2.5' : '-bottom-2.5'}`}
        />
      )}
      {favorite.isGone ? (
        <GoneCard name={name} categoryName={categoryName} action={heart}>
          {own}
        </GoneCard>
      ) : (
        <ResourceCard
          resource={favorite}
          categoryName={categoryName}
          action={heart}
          notice={retiredAt !== null && <RetiredNotice retiredAt={retiredAt} />}
        >
          {own}
        </ResourceCard>
      )}
    </li>
  );
};
