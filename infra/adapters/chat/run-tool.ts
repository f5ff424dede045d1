import { AnswerFault } from '@hearthway/domain/chat/read-answer.ts';
import type { ModelRequest, NumberedPassage } from './answer-model.ts';

/** Rounds in which a model may call tools. */
export const MAX_ROUNDS = 3;

/** Runs one of the given tools. A model that calls any other tool, or sends invalid JSON, has failed. */
export const runTool = async (
  { tools, signal }: Pick<ModelRequest, 'tools' | 'signal'>,
  { name, input }: { readonly name: string; readonly input: string },
): Promise<readonly NumberedPassage[]> => {
  const tool = tools.find((each) => each.name === name);
  if (tool === undefined) throw new AnswerFault('unknown-tool');
  return tool.run(parsed(input === '' ? '{}' : input), signal);
};

export const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new AnswerFault('not-readable');
  }
};
