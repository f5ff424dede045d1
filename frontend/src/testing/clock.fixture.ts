import type { PageWindow } from './wire.fixture.ts';

/** The clock of a browser: it runs as any does, and can be moved on. */
export interface Clock {
  /** Puts it into a page, before any of its scripts has run. */
  readonly prepare: (page: PageWindow) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Moves it on from timer to timer, each of which runs as often as it is due. */
  readonly run: (ms: number) => Promise<void>;
  /** Moves it on in one leap, as when a laptop sleeps: what is due runs once, at the end. */
  readonly leap: (ms: number) => Promise<void>;
}

interface Timer {
  dueAt: number;
  readonly fire: () => void;
}

export const createClock = (): Clock => {
  const timers = new Set<Timer>();
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const leapTo = (time: number): void => {
    ahead += Math.max(0, time - now());
  };

  const nextBy = (time: number): Timer | undefined =>
    [...timers]
      .filter(({ dueAt }) => dueAt <= time)
      .toSorted((one, other) => one.dueAt - other.dueAt)[0];

  return {
    prepare: (page) => install(page, { timers, now }),
    now,
    run: async (ms) => {
      const end = now() + ms;
      for (let timer = nextBy(end); timer !== undefined; timer = nextBy(end)) {
        leapTo(timer.dueAt);
        timer.fire();
        await rendered();
      }
      leapTo(end);
    },
    leap: async (ms) => {
      leapTo(now() + ms);
      const due = [...timers].filter(({ dueAt }) => dueAt <= now());
      for (const { fire } of due.toSorted((one, other) => one.dueAt - other.dueAt)) fire();
      await rendered();
    },
  };
};

/** Waits for React to render after a timer, which may set another one. */
const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

interface Installed {
  readonly timers: Set<Timer>;
  readonly now: () => number;
}

type Run = (...args: readonly unknown[]) => void;

const install = (page: PageWindow, { timers, now }: Installed): void => {
  const setReal = page.setTimeout.bind(page);
  const clearReal = page.clearTimeout.bind(page);
  const own = new Map<number, Timer & { readonly end: () => void }>();
  let lastId = 0;

  const clear = (id: number): void => {
    own.get(id)?.end();
    own.delete(id);
  };
  const set =
    (isRepeated: boolean) =>
    (run: Run, ms = 0, ...args: readonly unknown[]): number => {
      lastId += 1;
      const id = lastId;
      let real = 0;
      const timer = {
        dueAt: now() + ms,
        fire: () => {
          if (isRepeated) {
            clearReal(real);
            timer.dueAt = now() + ms;
            real = setReal(timer.fire, ms);
          } else clear(id);
          run(...args);
        },
        end: () => {
          clearReal(real);
          timers.delete(timer);
        },
      };
      real = setReal(timer.fire, ms);
      timers.add(timer);
      own.set(id, timer);
      return id;
    };
  const replaced = {
    setTimeout: set(false),
    clearTimeout: clear,
    setInterval: set(true),
    clearInterval: clear,
    Date: new Proxy(page.Date, {
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
      construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
    }),
  };
  for (const [name, value] of Object.entries(replaced))
    Object.defineProperty(page, name, { value, configurable: true, writable: true });
  page.addEventListener('pagehide', () => {
    for (const id of [...own.keys()]) clear(id);
  });
};
