import { MOST_COMPARED } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stayInPlace } from '../../components/stay-in-place.ts';
import { picksIn, toggled, withPicks } from './picks.ts';

export interface Picking {
  readonly picks: readonly string[];
  /** The one that was pressed although no more can be picked. */
  readonly refused: string | undefined;
  readonly toggle: (favorite: Pick<Favorite, 'id' | 'name'>) => void;
}

const PICKS = 'compare';

/** Where these are picked. */
export const pickedPath = (picks: readonly string[]): string => {
  const params = withPicks(new URLSearchParams(), PICKS, picks);
  return params.size === 0 ? '/favorites' : `/favorites?${params}`;
};

/** What is picked for the comparison stands in the address: it is still there on the way back. */
export const usePicks = (favorites: readonly Favorite[]) => {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const [refused, setRefused] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const picks = picksIn(params, PICKS).filter((pick) => favorites.some(({ id }) => id === pick));

  const toggle: Picking['toggle'] = ({ id }) => {
    const next = toggled(picks, id);
    setRefused(next === undefined ? id : undefined);
    if (next === undefined) {
      setAnnouncement(t`You can compare ${MOST_COMPARED} at a time. Take one out first.`);
      return;
    }
    setAnnouncement(t`${next.length} of ${MOST_COMPARED} picked to compare.`);
    setParams((before) => withPicks(before, PICKS, next), { replace: true, ...stayInPlace });
  };
  const picking: Picking = { picks, refused, toggle };
  return { picking, announcement };
};
