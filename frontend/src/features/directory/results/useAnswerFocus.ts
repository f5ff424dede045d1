import { type RefObject, useEffect, useRef } from 'react';

/** Where in the results the focus was: a provider, and which of the links and buttons of its card. */
interface Spot {
  readonly provider: string;
  readonly control: number;
}

/** By the key of the entry in the history. As long as the tab is not reloaded. */
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
  /** Key of the entry in the history. */
  readonly entry: string;
  /** Its results are shown. */
  readonly isShown: boolean;
}

/** Going back or forward to a search returns the focus to the card that had it. */
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
