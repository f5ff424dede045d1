import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf, type View } from './view.ts';

interface ChosenDay {
  readonly choose: (day: string) => void;
  /** Chooses a day by a key of the grid: the focus follows once its cell is there. */
  readonly chooseByKey: (day: string) => void;
}

/**
 * Day that a view has in the address, chosen in a grid whose cells have the attribute `data-day`: a day
 * has one in each column. Where the one in the column is not shown, the first one has the focus.
 */
export const useChosenDay = (
  view: View,
  grid: RefObject<HTMLTableElement | null>,
  column = 0,
): ChosenDay => {
  const navigate = useNavigate();
  const isByKey = useRef(false);
  const { day: chosen } = view;
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    const cells = grid.current?.querySelectorAll<HTMLElement>(`[data-day="${chosen}"]`);
    const cell = cells?.[column];
    (cell?.checkVisibility() ? cell : cells?.[0])?.focus();
  }, [chosen, column, grid]);
  const choose = (day: string) =>
    void navigate(pathOf({ ...view, day }), { replace: true, preventScrollReset: true });
  return {
    choose,
    chooseByKey: (day) => {
      isByKey.current = true;
      choose(day);
    },
  };
};
