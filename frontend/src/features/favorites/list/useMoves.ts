import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFavoriteChange } from '../useFavoriteChange.ts';
import { beforeAt } from './favorite-order.ts';

interface MovesOptions {
  readonly userId: string;
  readonly favorites: readonly Favorite[];
  /** The ones in view. */
  readonly shown: readonly Favorite[];
}

/** Moves a favorite to a place in view, from 0, and announces it. */
export type Move = (favorite: Pick<Favorite, 'id' | 'name'>, place: number) => void;

export const useMoves = ({ userId, favorites, shown }: MovesOptions) => {
  const { t } = useLingui();
  const { mutate } = useFavoriteChange(userId);
  const [announcement, setAnnouncement] = useState('');
  const focused = useRef<Element | null>(null);
  const order = shown.map(({ id }) => id);
  const orderKey = order.join(' ');

  // A card that is taken out and put elsewhere loses the focus on the way.
  useLayoutEffect(() => {
    const { current: element } = focused;
    focused.current = null;
    if (
      orderKey !== '' &&
      document.activeElement === document.body &&
      element instanceof HTMLElement
    )
      element.focus();
  }, [orderKey]);

  const move: Move = ({ id, name }, place) => {
    if (place < 0 || place >= order.length || order[place] === id) return;
    focused.current = document.activeElement;
    const all = favorites.map((favorite) => favorite.id);
    mutate({
      kind: 'position',
      resourceId: id,
      before: beforeAt({ all, shown: order, id, place }),
    });
    setAnnouncement(t`${name} is now number ${place + 1} of ${order.length}.`);
  };
  return { move, announcement };
};
