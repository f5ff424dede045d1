import { expect } from 'vitest';
import { commands, type Locator } from 'vitest/browser';
import { focusProblems } from './focus-problems.fixture.ts';
import type { SitePage } from './page.fixture.ts';

type Way = 'Tab' | 'Shift+Tab';

/** Keyboard-only navigation that fails when the focus is not visible. */
export interface Keyboard {
  /** To the next stop. */
  readonly tab: (way?: Way) => Promise<void>;
  /** From stop to stop until the target is reached. */
  readonly tabTo: (target: Locator, way?: Way) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /** Goes to the target and presses it. */
  readonly enter: (target: Locator, way?: Way) => Promise<void>;
  /** Goes to a field and writes in it, over what is there. */
  readonly write: (field: Locator, text: string, way?: Way) => Promise<void>;
  /** Goes around in an open dialog, both ways, which the focus must not leave. */
  readonly goAround: (dialog: Locator) => Promise<void>;
  /** Waits until the target has the focus, and looks whether it is seen there. */
  readonly expectAt: (target: Locator) => Promise<void>;
}

/** More than any page of ours has. */
const MAX_STOPS = 120;

/** Between the last stop of a page and its first, the browser and the page of the tests have some. */
const STOPS_OUTSIDE = 6;

const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Lists the stops of the Tab key: in a group of radio buttons, the one that is chosen. */
const stopsIn = (dialog: Locator): readonly Element[] =>
  [...dialog.element().querySelectorAll(STOPS)].filter(
    (stop) => !stop.matches('[type="radio"]:not(:checked)'),
  );

export const keyboardOf = ({ window }: SitePage): Keyboard => {
  const has = (target: Locator): boolean =>
    target.elements().some((element) => element.matches(':focus'));

  const problems = () => focusProblems(window());

  const press = (key: string): Promise<void> => commands.pressKey(key);

  const tab = async (way: Way = 'Tab'): Promise<void> => {
    await press(way);
    let found = await problems();
    for (let stops = 0; found === null && stops < STOPS_OUTSIDE; stops += 1) {
      await press(way);
      found = await problems();
    }
    // Parts that load above the focus move it, and the browser moves it back.
    await expect.poll(problems).toEqual([]);
  };

  const tabTo = async (target: Locator, way?: Way): Promise<void> => {
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      if (has(target)) return;
      await tab(way);
    }
    throw new Error(`The keyboard does not lead to ${target.selector}.`);
  };

  return {
    tab,
    tabTo,
    press,
    enter: async (target, way) => {
      await tabTo(target, way);
      await press('Enter');
    },
    write: async (field, text, way) => {
      await tabTo(field, way);
      await press('ControlOrMeta+a');
      await commands.typeText(text);
    },
    goAround: async (dialog) => {
      const stops = stopsIn(dialog);
      for (const way of ['Tab', 'Shift+Tab'] as const) {
        const reached = new Set<number>();
        // Once around and one step more. What is elsewhere has the index -1.
        for (const _ of [...stops, 'the first again']) {
          await tab(way);
          reached.add(stopsIn(dialog).findIndex((stop) => stop.matches(':focus')));
        }
        expect([...reached].toSorted((a, b) => a - b)).toEqual(stops.map((_, index) => index));
      }
    },
    expectAt: async (target) => {
      await expect.element(target).toHaveFocus();
      expect(await problems()).toEqual([]);
    },
  };
};
