import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCarousel, type Hold, STORY_INTERVAL_MS } from './carousel.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** On a visible page, where a person has let it play. */
const open = () => {
  const carousel = createCarousel(6);
  carousel.play();
  carousel.release('hidden');
  onTestFinished(carousel.stop);
  const after = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return carousel.state().shown;
  };
  return { carousel, after };
};

test('it stands still until a person lets it play', () => {
  const carousel = createCarousel(6);
  carousel.release('hidden');
  vi.advanceTimersByTime(10 * STORY_INTERVAL_MS);
  expect(carousel.state()).toEqual({ shown: 0, isPlaying: false });
});

test('it moves on every 8 seconds, and from the last slide to the first', () => {
  const { after } = open();
  expect(after(7_999)).toBe(0);
  expect(after(1)).toBe(1);
  expect(after(8_000)).toBe(2);
  expect(after(4 * 8_000)).toBe(0);
});

test('notifies listeners of each slide', () => {
  const { carousel, after } = open();
  const heard = vi.fn();
  const ignore = carousel.subscribe(heard);
  after(2 * STORY_INTERVAL_MS);
  expect(heard).toHaveBeenCalledTimes(2);
  ignore();
  after(STORY_INTERVAL_MS);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('turning by hand wraps around and stops playing', () => {
  const { carousel, after } = open();
  carousel.turn(-1);
  expect(carousel.state()).toEqual({ shown: 5, isPlaying: false });
  carousel.turn(1);
  expect(after(10 * STORY_INTERVAL_MS)).toBe(0);
});

test('picking a slide stops playing', () => {
  const { carousel, after } = open();
  carousel.show(3);
  expect(carousel.state()).toEqual({ shown: 3, isPlaying: false });
  expect(after(10 * STORY_INTERVAL_MS)).toBe(3);
});

test('pausing stops it, and playing starts a whole interval', () => {
  const { carousel, after } = open();
  after(7_000);
  carousel.pause();
  expect(after(STORY_INTERVAL_MS)).toBe(0);
  carousel.play();
  expect(after(7_999)).toBe(0);
  expect(after(1)).toBe(1);
});

test.each<Hold>(['pointer', 'focus', 'hidden'])(
  'the %s holds it for as long as that lasts',
  (hold) => {
    const { carousel, after } = open();
    carousel.hold(hold);
    expect(after(10 * STORY_INTERVAL_MS)).toBe(0);
    expect(carousel.state().isPlaying).toBe(true);
    carousel.release(hold);
    expect(after(STORY_INTERVAL_MS)).toBe(1);
  },
);

test('ending one hold keeps the other', () => {
  const { carousel, after } = open();
  carousel.hold('pointer');
  carousel.hold('focus');
  carousel.release('pointer');
  expect(after(STORY_INTERVAL_MS)).toBe(0);
});

test('ending a hold does not play a stopped carousel', () => {
  const { carousel, after } = open();
  carousel.hold('pointer');
  carousel.turn(1);
  carousel.release('pointer');
  expect(after(10 * STORY_INTERVAL_MS)).toBe(1);
});

test('play works while hovered, but not in a hidden tab', () => {
  const { carousel, after } = open();
  carousel.pause();
  carousel.hold('pointer');
  carousel.hold('focus');
  carousel.play();
  expect(after(STORY_INTERVAL_MS)).toBe(1);
  carousel.hold('hidden');
  carousel.play();
  expect(after(STORY_INTERVAL_MS)).toBe(1);
});

test('a page that was left counts no time', () => {
  const { carousel, after } = open();
  carousel.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(after(10 * STORY_INTERVAL_MS)).toBe(0);
});
