import { MOST_TOLD_MESSAGES, toldMessageSchema } from '@hearthway/domain/chat/chat.contract.ts';
import { mayGoOn } from '@hearthway/domain/chat/continued-question.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { continueQuestion, type Turn } from '@hearthway/infra/adapters/chat/continue-question.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { readEarlierTurns } from './earlier-turns.ts';

interface Conversation {
  /** Undefined for a visitor. */
  readonly familyId: string | undefined;
  /** Earlier messages as reported by the client, used only for a visitor. */
  readonly told: readonly unknown[];
  readonly page: ContentLanguage;
}

type ContinuedDependencies = Pick<
  CommandDependencies,
  'clock' | 'database' | 'logger' | 'readState'
>;

/** Completes a question that can't stand alone with the question before it. */
export const continuedQuestion = async (
  dependencies: ContinuedDependencies,
  message: string,
  { familyId, told, page }: Conversation,
): Promise<string> => {
  if (!mayGoOn(message)) return message;
  const earlier =
    familyId === undefined ? toldMessages(told) : await storedTurns(dependencies, familyId);
  return await continueQuestion(dependencies.database, message, { earlier, page });
};

const storedTurns = async (
  dependencies: ContinuedDependencies,
  familyId: string,
): Promise<readonly Turn[]> => {
  try {
    return await readEarlierTurns(dependencies, familyId, ['answered', 'unknown']);
  } catch (error) {
    dependencies.logger.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'A message is answered without those before it.',
    );
    return [];
  }
};

const toldMessages = (told: readonly unknown[]): readonly Turn[] =>
  told
    .flatMap((message) => {
      const { data } = toldMessageSchema.safeParse(message);
      return data === undefined ? [] : [{ question: data.content }];
    })
    .slice(-MOST_TOLD_MESSAGES);
