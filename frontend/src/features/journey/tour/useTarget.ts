import type { TourStep } from '@hearthway/domain/journey/journey.constants.ts';
import { useLayoutEffect, useState } from 'react';

/** Above what is pointed at stays so much of the page in sight, such as its label, in pixels. */
const ROOM_ABOVE_PX = 120;

/** The part of the page that a step points at, in sight; null where it is not shown. */
export const useTarget = (step: TourStep): Element | null => {
  const [target, setTarget] = useState<Element | null>(null);

  useLayoutEffect(() => {
    const look = () => setTarget(find(step));
    look();
    // It may come, go or be replaced while its step is shown.
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', look);
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [step]);

  useLayoutEffect(() => {
    if (target !== null) bringIntoSight(target);
  }, [target]);

  return target;
};

const find = (step: TourStep): Element | null =>
  [...document.querySelectorAll(`[data-tour="${step}"]`)].find((each) => each.checkVisibility()) ??
  null;

/** The card stands below it, so that it has to be in the upper half. */
const bringIntoSight = (target: Element): void => {
  const { top, bottom } = target.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight / 2) return;
  const isStill = document.documentElement.dataset['motion'] === 'reduced';
  window.scrollBy({ top: top - ROOM_ABOVE_PX, behavior: isStill ? 'instant' : 'smooth' });
};
