import type { TourStep } from '@hearthway/domain/journey/journey.constants.ts';
import { type RefObject, useEffect, useRef } from 'react';

/** The focus goes to the card when the tour begins, and back to where it was when it ends. */
export const useTourFocus = (step: TourStep): RefObject<HTMLDivElement | null> => {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => {
      // Whoever has gone on with the page meanwhile stays there.
      if (document.activeElement === document.body) giveBack(before);
    };
  }, []);

  // The button that had the focus is not on every step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is gone when the step has changed
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [step]);

  return card;
};

const giveBack = (before: Element | null): void => {
  const place =
    before instanceof HTMLElement && before !== document.body && before.isConnected
      ? before
      : document.getElementById('main');
  place?.focus({ preventScroll: true });
};
