import {
  type Attempt,
  type Earlier,
  earlierOf,
  NOTHING_EARLIER,
} from '@hearthway/domain/learning/attempt.ts';
import { learningDecider } from '@hearthway/domain/learning/learning.decider.ts';
import { attemptIdOf } from '@hearthway/domain/learning/learning.events.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Attempts of a family at a module, numbered from 1 without gaps. */
export interface Attempts {
  readonly idOf: (attempt: number) => string;
  readonly read: (attempt: number) => Promise<Attempt>;
  /** Returns the history that a new attempt needs; undefined while an earlier attempt is open. */
  readonly readEarlier: (attempt: number) => Promise<Earlier | undefined>;
  /** Returns the number of the last attempt started; 0 before the first. */
  readonly findLast: () => Promise<number>;
}

export const attemptsAt = (
  { readState }: Pick<CommandDependencies, 'readState'>,
  of: { readonly familyId: string; readonly moduleId: string },
): Attempts => {
  const idOf = (attempt: number): string => attemptIdOf({ ...of, attempt });
  const read = (attempt: number): Promise<Attempt> => readState(learningDecider, idOf(attempt));
  const isStarted = async (attempt: number): Promise<boolean> =>
    (await read(attempt)).status !== 'new';
  return {
    idOf,
    read,
    readEarlier: async (attempt) =>
      attempt === 1 ? NOTHING_EARLIER : earlierOf(await read(attempt - 1)),
    findLast: async () => {
      let none = 1;
      while (await isStarted(none)) none *= 2;
      let last = Math.floor(none / 2);
      while (last + 1 < none) {
        const middle = Math.floor((last + none) / 2);
        if (await isStarted(middle)) last = middle;
        else none = middle;
      }
      return last;
    },
  };
};

/** Cached attempts: those in progress. */
const MAX_REMEMBERED = 10_000;

/**
 * Returns the lesson version that an attempt uses, by the id of its stream; undefined before its start. It
 * never changes afterwards, so it is read once.
 */
export const createReadVersion = ({
  readState,
}: Pick<CommandDependencies, 'readState'>): ((id: string) => Promise<number | undefined>) => {
  const versions = new Map<string, number>();
  return async (id) => {
    const remembered = versions.get(id);
    if (remembered !== undefined) return remembered;
    const attempt = await readState(learningDecider, id);
    if (attempt.status === 'new') return undefined;
    if (versions.size >= MAX_REMEMBERED) versions.clear();
    versions.set(id, attempt.version);
    return attempt.version;
  };
};
