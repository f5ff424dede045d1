import type { CommandDependencies } from '../commands/dependencies.ts';
import { readEarlierTurns } from './earlier-turns.ts';
import { type OutgoingQuestion, prepareOutside } from './outside.ts';

/** Returns the part of a question that may be sent to an outside model; null if none may. */
export type ReadOutgoing = () => Promise<OutgoingQuestion | null>;

/** Reads lazily and once, since most questions are never sent. */
export const outgoingReader = (
  dependencies: Pick<CommandDependencies, 'clock' | 'database' | 'privacy' | 'readState'>,
  question: Pick<OutgoingQuestion, 'question' | 'language'>,
  familyId: string | undefined,
): ReadOutgoing => {
  let outgoing: ReturnType<ReadOutgoing> | undefined;
  const read: ReadOutgoing = async () => {
    if (familyId === undefined) return null;
    const earlier = await readEarlierTurns(dependencies, familyId);
    return prepareOutside(dependencies, { outgoing: { ...question, earlier }, familyId });
  };
  return () => {
    outgoing ??= read();
    return outgoing;
  };
};
