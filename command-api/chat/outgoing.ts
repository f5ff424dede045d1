import type { CommandDependencies } from '../commands/dependencies.ts';
import { readEarlierTurns } from './earlier-turns.ts';
import { type OutgoingQuestion, prepareOutside } from './outside.ts';

/** As much of a question as may leave for an outside model; null where nothing may. */
export type ReadOutgoing = () => Promise<OutgoingQuestion | null>;

/** Reads when first asked, and once: of most questions, nothing leaves. */
export const outgoingReader = (
  dependencies: Pick<CommandDependencies, 'clock' | 'database' | 'privacy' | 'readState'>,
  question: Pick<OutgoingQuestion, 'question' | 'language'>,
  familyId: string | undefined,
): ReadOutgoing => {
  let outgoing: ReturnType<ReadOutgoing> | undefined;
  const read: ReadOutgoing = async () => {
    if (familyId === undefined) return null;
    const earlier = await readEarlierTurns(dependencies, familyId);
    return prepareOutside(dependencies, { asked: { ...question, earlier }, familyId });
  };
  return () => {
    outgoing ??= read();
    return outgoing;
  };
};
