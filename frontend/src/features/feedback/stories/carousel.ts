/**
 * A few lines of our own: embla-carousel would be 6.6 kB, and scrolls a row of slides. These take
 * each other's place without moving.
 */

import { createListeners } from '../../../listeners.ts';

/** See docs/product-rules.md#success-stories. */
export const STORY_INTERVAL_MS = 8_000;

/** Reasons to pause, for as long as they last. */
export type Hold = 'pointer' | 'focus' | 'hidden';

export interface CarouselState {
  /** Which slide is shown: from 0. */
  readonly shown: number;
  /** Advances automatically, unless paused. */
  readonly isPlaying: boolean;
}

/** Slides that stand still until a person turns them or lets them play. */
export interface Carousel {
  readonly state: () => CarouselState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Turns to the next slide, or with -1 to the previous one, and stops playing. */
  readonly turn: (by: 1 | -1) => void;
  /** A person picks a slide. It plays no more. */
  readonly show: (slide: number) => void;
  readonly pause: () => void;
  /** Plays even while hovered or focused, since one of them has asked for it. */
  readonly play: () => void;
  readonly hold: (hold: Hold) => void;
  readonly release: (hold: Hold) => void;
  /** Counts no time until it plays or is released again. */
  readonly stop: () => void;
}

export const createCarousel = (slides: number): Carousel => {
  const listeners = createListeners();
  const holds = new Set<Hold>();
  let current: CarouselState = { shown: 0, isPlaying: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => clearTimeout(timer);
  const wait = () => {
    stop();
    if (current.isPlaying && holds.size === 0) timer = setTimeout(advance, STORY_INTERVAL_MS);
  };
  const become = (next: Partial<CarouselState>) => {
    current = { ...current, ...next };
    listeners.notify();
    wait();
  };
  const around = (slide: number) => (slide + slides) % slides;
  const advance = () => become({ shown: around(current.shown + 1) });

  return {
    state: () => current,
    subscribe: listeners.subscribe,
    turn: (by) => become({ shown: around(current.shown + by), isPlaying: false }),
    show: (slide) => become({ shown: slide, isPlaying: false }),
    pause: () => become({ isPlaying: false }),
    play: () => {
      holds.delete('pointer');
      holds.delete('focus');
      become({ isPlaying: true });
    },
    hold: (hold) => {
      holds.add(hold);
      wait();
    },
    release: (hold) => {
      holds.delete(hold);
      wait();
    },
    stop,
  };
};
