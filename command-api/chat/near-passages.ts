import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { faultOf } from '@hearthway/infra/adapters/chat-vectors/embeddings.ts';
import type { NearPassage } from '@hearthway/infra/adapters/chat-vectors/passage-vectors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { ReadOutgoing } from './outgoing.ts';

interface NearTo {
  readonly text: string;
  readonly language: ContentLanguage;
  readonly signal: AbortSignal;
  readonly readOutgoing: ReadOutgoing;
}

/**
 * Finds passages similar in meaning to a question; none without vectors, or if the question may not leave.
 */
export const nearPassages = async (
  { logger, vectors }: Pick<CommandDependencies, 'logger' | 'vectors'>,
  { readOutgoing, ...question }: NearTo,
): Promise<readonly NearPassage[]> => {
  if (vectors === undefined) return [];
  try {
    const outgoing = await readOutgoing();
    return outgoing === null
      ? []
      : await vectors.nearest({ ...question, redacted: outgoing.question });
  } catch (cause) {
    logger.warn(faultOf(cause), 'The assistant searched without vectors.');
    return [];
  }
};
