import type { Model } from '@hearthway/domain/live/live.contract.ts';

/**
 * Log positions seen by this page and required by its next reads, so that a page always shows its own
 * commands. Decimal strings, as on the wire.
 */
export interface Positions {
  /** Records an accepted command: later reads must include it. */
  readonly commanded: (position: string) => void;
  /** Records the server's notice that a model advanced. */
  readonly projected: (model: Model, position: string) => News;
  /** Records a read. A stale answer may be older than required. */
  readonly read: (model: Model, position: string) => void;
  /** Position that the next read of a model must reach. */
  readonly needed: (model: Model) => string | undefined;
  /** Position shown of each model. */
  readonly shown: () => Readonly<Partial<Record<Model, string>>>;
  /** Resets for another session or log. */
  readonly forget: () => void;
}

/** `shown`: already on the page. `awaited`: a pending read will include it. `unheard`: new to the page. */
type News = 'shown' | 'awaited' | 'unheard';

export const createPositions = (): Positions => {
  let command: string | undefined;
  let needed: Partial<Record<Model, string>> = {};
  let shown: Partial<Record<Model, string>> = {};

  // Model positions also advance past unrelated events, so one beyond the last command includes its effects.
  const neededOf = (model: Model) =>
    command === undefined ? needed[model] : later(needed[model], command);

  return {
    commanded: (position) => {
      command = later(command, position);
    },
    projected: (model, position) => {
      if (!isBehind(shown[model], position)) return 'shown';
      const isAwaited = !isBehind(neededOf(model), position);
      needed[model] = later(needed[model], position);
      return isAwaited ? 'awaited' : 'unheard';
    },
    read: (model, position) => {
      needed[model] = later(needed[model], position);
      shown = { ...shown, [model]: position };
    },
    needed: neededOf,
    shown: () => shown,
    forget: () => {
      command = undefined;
      needed = {};
      shown = {};
    },
  };
};

export const isBehind = (position: string | undefined, other: string): boolean =>
  position === undefined || BigInt(position) < BigInt(other);

const later = (a: string | undefined, b: string): string =>
  a === undefined || isBehind(a, b) ? b : a;
