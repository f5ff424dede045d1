import type { Model } from '@hearthway/domain/live/live.contract.ts';

/**
 * The positions of the log that this page has seen and that its next reads need, so that a page
 * always shows its own commands. Positions are decimal strings, as on the wire.
 */
export interface Positions {
  /** A command was accepted: reads from now on have to include it. */
  readonly commanded: (position: string) => void;
  /** The server says that a model has moved on. */
  readonly projected: (model: Model, position: string) => News;
  /** A model was read. A stale answer may be behind the needed position. */
  readonly read: (model: Model, position: string) => void;
  /** The position that the next read of a model has to have reached. */
  readonly needed: (model: Model) => string | undefined;
  /** The position that this page shows of each model. */
  readonly shown: () => Readonly<Partial<Record<Model, string>>>;
  /** Another session, or another log. */
  readonly forget: () => void;
}

/**
 * The page shows it already; or it waits for a read that will hold it; or it knew nothing of it.
 */
type News = 'shown' | 'awaited' | 'unheard';

export const createPositions = (): Positions => {
  let command: string | undefined;
  let needed: Partial<Record<Model, string>> = {};
  let shown: Partial<Record<Model, string>> = {};

  // Every model's position also moves past events that it does not hold: one that has passed the
  // last command includes its effects.
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
