import { type RefObject, useEffect, useState } from 'react';
import { freeSpot, lowerPartOf, MARGIN } from './free-spot.ts';
import { obstaclesIn } from './obstacles.ts';

/** Delay after the last movement of the page. */
const REST_MS = 100;

/** Fields whose focus may open an on-screen keyboard, which leaves the space to the form. */
const FIELDS = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])';

export interface Spot {
  /** Pixels from the window's lower edge. */
  readonly bottom: number;
  /** `away` while the page scrolls, while a field has the focus, and if there is no free spot. */
  readonly state: 'moving' | 'away' | 'free';
}

/** Keeps a floating button off the text and controls of a page. */
export const useFreeSpot = (button: RefObject<HTMLElement | null>): Spot => {
  const [spot, setSpot] = useState<Spot>({ bottom: MARGIN, state: 'moving' });

  useEffect(() => {
    const { current: element } = button;
    if (element === null) return;
    let timer: number | undefined;
    const settle = (): void => {
      timer = undefined;
      const isTyping = document.activeElement?.matches(FIELDS) === true;
      const { bottom, isFree } = spotFor(element);
      const state = isFree && !isTyping ? 'free' : 'away';
      setSpot((last) =>
        last.state === state && last.bottom === bottom ? last : { bottom, state },
      );
    };
    const settleSoon = (): void => {
      timer ??= window.setTimeout(settle, REST_MS);
    };
    const move = (): void => {
      window.clearTimeout(timer);
      timer = undefined;
      setSpot((last) => (last.state === 'moving' ? last : { ...last, state: 'moving' }));
      settleSoon();
    };
    settleSoon();
    const aborter = new AbortController();
    const { signal } = aborter;
    document.addEventListener('scroll', move, { signal, passive: true });
    window.addEventListener('resize', move, { signal });
    document.addEventListener(
      'focusin',
      ({ target }) => {
        // Stays in place during its own press.
        if (target !== element) move();
      },
      { signal },
    );
    document.addEventListener('focusout', settleSoon, { signal });
    const mutations = new MutationObserver(settleSoon);
    mutations.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['hidden', 'open', 'class'],
    });
    const sizes = new ResizeObserver(settleSoon);
    sizes.observe(document.body);
    return () => {
      window.clearTimeout(timer);
      aborter.abort();
      mutations.disconnect();
      sizes.disconnect();
    };
  }, [button]);

  return spot;
};

interface Found {
  readonly bottom: number;
  readonly isFree: boolean;
}

/** If every spot is taken, keyboard focus shows it above text rather than above a control. */
const spotFor = (button: HTMLElement): Found => {
  const { left, right, width, height } = button.getBoundingClientRect();
  const { innerHeight: windowHeight } = window;
  const corner = { left, right, top: lowerPartOf(windowHeight), bottom: windowHeight };
  const obstacles = [...obstaclesIn(corner, button)];
  const find = (among: typeof obstacles) =>
    freeSpot(
      { left, width, height, windowHeight },
      among.map(({ box }) => box),
    );
  const free = find(obstacles);
  return free === undefined
    ? { bottom: find(obstacles.filter(({ isControl }) => isControl)) ?? MARGIN, isFree: false }
    : { bottom: free, isFree: true };
};
