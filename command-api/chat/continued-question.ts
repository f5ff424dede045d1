import { historyMessageSchema, MAX_TOLD_MESSAGES } from '@hearthway/domain/chat/chat.contract.ts';
import { mayGoOn } from '@hearthway/domain/chat/continued-question.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { continueQuestion, type Turn } from '@hearthway/infra/adapters/chat/continue-question.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { readEarlierTurns } from './earlier-turns.ts';

interface Conversation {
  /** Undefined for a visitor. */
  readonly familyId: string | undefined;
  /** Earlier messages as reported by the client, used only for a visitor. */
  readonly history: readonly unknown[];
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
  { familyId, history, page }: Conversation,
): Promise<string> => {
  if (!mayGoOn(message)) return message;
  const earlier =
    familyId === undefined ? messagesIn(history) : await storedTurns(dependencies, familyId);
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

const messagesIn = (history: readonly unknown[]): readonly Turn[] =>
  history
    .flatMap((message) => {
      const { data } = historyMessageSchema.safeParse(message);
      return data === undefined ? [] : [{ question: data.content }];
    })
    .slice(-MAX_TOLD_MESSAGES);
