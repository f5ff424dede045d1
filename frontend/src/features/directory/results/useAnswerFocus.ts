import { type RefObject, useEffect, useRef } from 'react';

/** Focused element in the results: a provider, and the link or button of its card. */
interface Spot {
  readonly provider: string;
  readonly control: number;
}

/** Positions by key of the history entry, until the tab is reloaded. */
const spots = new Map<string, Spot>();

const CONTROLS = 'a[href], button, summary';

const spotOf = (target: Element): Spot | undefined => {
  const card = target.closest<HTMLElement>('[data-provider]');
  const provider = card?.dataset['provider'];
  if (card === null || provider === undefined) return undefined;
  return { provider, control: [...card.querySelectorAll(CONTROLS)].indexOf(target) };
};

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

interface AnswerFocusOptions {
  readonly root: RefObject<HTMLElement | null>;
  /** Key of the history entry. */
  readonly entry: string;
  /** Whether its results are shown. */
  readonly isShown: boolean;
}

/** Returns the focus to the last focused card when going back or forward to a search. */
export const useAnswerFocus = ({ root, entry, isShown }: AnswerFocusOptions): void => {
  const wanted = useRef<Spot>(undefined);
  useEffect(() => {
    wanted.current = spots.get(entry);
  }, [entry]);
  useEffect(() => {
    const spot = wanted.current;
    if (!isShown || spot === undefined) return;
    wanted.current = undefined;
    const card = root.current?.querySelector(`[data-provider="${CSS.escape(spot.provider)}"]`);
    const control = card?.querySelectorAll<HTMLElement>(CONTROLS)[spot.control];
    if (control === undefined) return;
    control.focus({ preventScroll: true });
    // The form above may have been open when the person left.
    if (!isInWindow(control)) control.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    const { current: section } = root;
    const remember = ({ target }: FocusEvent) => {
      const spot = target instanceof Element ? spotOf(target) : undefined;
      if (spot !== undefined) spots.set(entry, spot);
    };
    section?.addEventListener('focusin', remember);
    return () => section?.removeEventListener('focusin', remember);
  }, [root, entry]);
};
