import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { FOCUS_PROBLEMS } from './focus-in-sight.fixture.ts';

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
const MOST_STOPS = 120;

const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

export const keyboardOf = (page: Page): Keyboard => {
  const has = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => element.matches(':focus'));

  const problems = (): Promise<readonly string[] | null> => page.evaluate(FOCUS_PROBLEMS);

  const press = (key: string): Promise<void> => page.keyboard.press(key);

  const tab = async (way: Way = 'Tab'): Promise<void> => {
    await press(way);
    let found = await problems();
    if (found === null) {
      // Between the last stop and the first is the browser itself.
      await press(way);
      found = await problems();
    }
    expect(found).toEqual([]);
  };

  const tabTo = async (target: Locator, way?: Way): Promise<void> => {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await has(target)) return;
      await tab(way);
    }
    throw new Error(`The keyboard does not lead to ${target}.`);
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
      await page.keyboard.type(text);
    },
    goAround: async (dialog) => {
      const stops = dialog.locator(STOPS);
      const all = Array.from({ length: await stops.count() }, (_, index) => index);
      for (const way of ['Tab', 'Shift+Tab'] as const) {
        const reached = new Set<number>();
        // Once around and one step more. What is elsewhere has the index -1.
        for (const _ of [...all, 'the first again']) {
          await tab(way);
          reached.add(
            await stops.evaluateAll((each) => each.findIndex((stop) => stop.matches(':focus'))),
          );
        }
        expect([...reached].toSorted((a, b) => a - b)).toEqual(all);
      }
    },
    expectAt: async (target) => {
      await expect(target).toBeFocused();
      expect(await problems()).toEqual([]);
    },
  };
};
