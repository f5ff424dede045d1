import { type RefObject, useEffect, useState } from 'react';
import { freeSpot } from './free-spot.ts';

/** After the last movement of the page. */
const REST_MS = 100;

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="slider"], [tabindex="0"]';

/** While one has the focus, a keyboard may be on the screen, and all room left is for the form. */
const FIELDS = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])';

export interface Spot {
  /** Distance from the window's lower edge, in pixels; undefined until the first was found. */
  readonly bottom: number | undefined;
  /** `away` while the page scrolls, while a field has the focus, and where every place is taken. */
  readonly state: 'moving' | 'away' | 'free';
}

/** Keeps a floating button off the page's controls. */
export const useFreeSpot = (button: RefObject<HTMLElement | null>): Spot => {
  const [spot, setSpot] = useState<Spot>({ bottom: undefined, state: 'moving' });

  useEffect(() => {
    const { current: element } = button;
    if (element === null) return;
    let timer: number | undefined;
    const settle = (): void => {
      timer = undefined;
      const bottom = document.activeElement?.matches(FIELDS) ? undefined : spotFor(element);
      setSpot((last) => {
        if (bottom === undefined) return { ...last, state: 'away' };
        return last.state === 'free' && last.bottom === bottom ? last : { bottom, state: 'free' };
      });
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
        // Its own press must find it where it began.
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

const spotFor = (button: HTMLElement): number | undefined => {
  const { left, width, height } = button.getBoundingClientRect();
  const others = [...document.querySelectorAll(CONTROLS)].filter(
    (element) => element !== button && element.checkVisibility({ visibilityProperty: true }),
  );
  return freeSpot(
    { left, width, height, windowHeight: window.innerHeight },
    others.map((element) => element.getBoundingClientRect()),
  );
};
