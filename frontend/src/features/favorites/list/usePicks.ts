import { MAX_COMPARED } from '@hearthway/domain/favorites/favorites.constants.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toggled } from '../picks.ts';

export interface Picking {
  /** Ids, in the order in which they were picked. */
  readonly picks: readonly string[];
  /** The favorite pressed after the limit was reached. */
  readonly refused: string | undefined;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

interface PicksOptions {
  readonly picks: readonly string[];
  readonly onPick: (picks: readonly string[]) => void;
}

/** Picks favorites to compare, and announces their number. */
export const usePicks = ({ picks, onPick }: PicksOptions) => {
  const { t } = useLingui();
  const [refused, setRefused] = useState<string>();
  const [announcement, setAnnouncement] = useState('');

  const toggle = (id: string): void => {
    const next = toggled(picks, id);
    setRefused(next === undefined ? id : undefined);
    if (next === undefined) {
      setAnnouncement(t`You can compare ${MAX_COMPARED} at a time. Remove one first.`);
    } else {
      setAnnouncement(t`${next.length} of ${MAX_COMPARED} picked to compare.`);
      onPick(next);
    }
  };
  const clear = (): void => {
    setRefused(undefined);
    setAnnouncement(t`Nothing is picked to compare.`);
    onPick([]);
  };
  const picking: Picking = { picks, refused, toggle, clear };
  return { picking, announcement };
};
