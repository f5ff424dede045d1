import { CONTACT_STATUSES } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Select } from '../../../components/Select.tsx';
import { ResourceCard } from '../../directory/shared/listing/ResourceCard.tsx';
import { RetiredNotice } from '../../directory/shared/listing/RetiredNotice.tsx';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { useCategories } from '../../directory/shared/useCategories.ts';
import { FavoriteButton } from '../shared/FavoriteButton.tsx';
import { STATUS_WORDS } from '../status-words.ts';
import { useFavoriteChange } from '../useFavoriteChange.ts';
import { FavoriteNote } from './FavoriteNote.tsx';
import { placeAt } from './favorite-order.ts';
import { PickBox } from './PickBox.tsx';
import { useDraggableCard } from './useDraggableCard.ts';
import type { Move } from './useMoves.ts';
import type { Picking } from './usePicks.ts';

interface FavoriteCardProps {
  readonly userId: string;
  readonly favorite: Favorite;
  readonly categoryName: string | undefined;
  /** The favorites in view. */
  readonly shown: readonly Favorite[];
  readonly onMove: Move;
  readonly picking: Picking;
}

/** The directory's facts on a favorite, then the family's own status and note. */
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
  const category = useCategories().data?.find((each) => each.id === favorite.category);
  const order = shown.map((each) => each.id);
  const { card, handle, isDragged, half } = useDraggableCard(id, (dropped) => {
    const other = shown.find((each) => each.id === dropped.id);
    if (other !== undefined)
      onMove(other, placeAt(order, { id: dropped.id, over: id, half: dropped.half }));
  });
  const heart = <FavoriteButton userId={userId} resource={favorite} />;
  const own = (
    <fieldset
      aria-label={t`Your status and note for ${name}`}
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
          category={category}
          action={heart}
          notice={retiredAt !== null && <RetiredNotice retiredAt={retiredAt} />}
        >
          {own}
        </ResourceCard>
      )}
    </li>
  );
};

interface GoneCardProps {
  readonly name: string;
  readonly categoryName: string | undefined;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A favorite that has left the directory: no more is known of it than its name. */
const GoneCard = ({ name, categoryName, action, children }: GoneCardProps) => (
  <article className="grid gap-3 rounded-soft border border-dashed border-line-strong p-4 sm:p-5">
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 lang={LISTING_LANGUAGE} className="text-lg">
          {name}
        </h2>
        {categoryName && <p className="text-sm text-text-soft">{categoryName}</p>}
      </div>
      {action}
    </div>
    <p>
      <Trans>
        This provider is no longer in the directory, so we can’t say whether they are still open.
        Keep them as a reminder, or remove them.
      </Trans>
    </p>
    {children}
  </article>
);

interface StatusSelectProps {
  readonly userId: string;
  readonly favorite: Pick<Favorite, 'id' | 'status'>;
}

/** The family's contact status, saved when chosen. */
const StatusSelect = ({ userId, favorite: { id, status } }: StatusSelectProps) => {
  const { i18n, t } = useLingui();
  const { mutate } = useFavoriteChange(userId);
  const options = [
    { value: '', name: t`No status yet` },
    ...CONTACT_STATUSES.map((value) => ({ value, name: i18n._(STATUS_WORDS[value]) })),
  ] as const;
  return (
    <Select
      label={t`Contact status`}
      options={options}
      value={status ?? ''}
      onChoose={(chosen) =>
        mutate({ kind: 'status', resourceId: id, status: chosen === '' ? null : chosen })
      }
    />
  );
};

interface MoveButtonsProps {
  readonly name: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
  /** For a pointer: by this the whole card can be dragged. */
  readonly handle: RefObject<HTMLSpanElement | null>;
}

/** Reorders a card: by dragging its handle, or by one place with each press. */
const MoveButtons = ({ name, place, count, onMove, handle }: MoveButtonsProps) => {
  const { t } = useLingui();
  return (
    <div className="flex items-center">
      <span
        ref={handle}
        aria-hidden
        className="touch hidden cursor-grab place-content-center rounded-soft text-text-soft hover:bg-accent-wash active:cursor-grabbing pointer-fine:grid"
      >
        <GripVertical className="size-5" />
      </span>
      <MoveButton
        name={t`Move ${name} up`}
        Icon={ArrowUp}
        isAtEnd={place === 0}
        onPress={() => onMove(place - 1)}
      />
      <MoveButton
        name={t`Move ${name} down`}
        Icon={ArrowDown}
        isAtEnd={place === count - 1}
        onPress={() => onMove(place + 1)}
      />
    </div>
  );
};

interface MoveButtonProps {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

/** Does nothing at the end of the list, but keeps the focus, unlike a disabled button. */
const MoveButton = ({ name, Icon, isAtEnd, onPress }: MoveButtonProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={isAtEnd}
    onClick={isAtEnd ? undefined : onPress}
    className="touch grid cursor-pointer place-content-center rounded-soft text-accent transition-colors hover:bg-accent-wash aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
  >
    <Icon aria-hidden className="size-5" />
  </button>
);
