import {
  type Attempt,
  type Earlier,
  earlierOf,
  NOTHING_EARLIER,
} from '@hearthway/domain/learning/attempt.ts';
import { learningDecider } from '@hearthway/domain/learning/learning.decider.ts';
import { attemptIdOf } from '@hearthway/domain/learning/learning.events.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** The attempts of a family at a module, numbered from 1 without gaps. */
export interface Attempts {
  readonly idOf: (attempt: number) => string;
  readonly read: (attempt: number) => Promise<Attempt>;
  /** All that an attempt has to know of those before; undefined while one of them is open. */
  readonly readEarlier: (attempt: number) => Promise<Earlier | undefined>;
  /** The last that was started; 0 before the first. */
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

/** Attempts whose version is remembered: those that are under way. */
const MOST_REMEMBERED = 10_000;

/**
 * The version that an attempt reads, by the id of its stream; undefined before its start. It never changes
 * after that, so that it is read once.
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
    if (versions.size >= MOST_REMEMBERED) versions.clear();
    versions.set(id, attempt.version);
    return attempt.version;
  };
};
