import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the card that held the focus is gone, it goes on to the next heart, or to the page's heading
 * after the last: somebody who uses the keyboard would otherwise start over at the top.
 */
export const useFocusAfterRemoval = (
  list: RefObject<HTMLElement | null>,
  count: number | undefined,
): void => {
  const last = useRef({ count, index: -1 });

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const cards = [...(list.current?.children ?? [])];
      last.current.index = cards.findIndex(
        (card) => target instanceof Node && card.contains(target),
      );
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);

  useEffect(() => {
    const { count: before, index } = last.current;
    last.current.count = count;
    const isRemoval = before !== undefined && count !== undefined && count < before;
    if (!isRemoval || index < 0 || document.activeElement !== document.body) return;
    const hearts = list.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [];
    const next = hearts[Math.min(index, hearts.length - 1)] ?? document.querySelector('h1');
    next?.focus();
  }, [list, count]);
};
