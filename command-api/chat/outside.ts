import type { AnswerPassage } from '@hearthway/domain/chat/compose-answer.ts';
import type { AnswerTool, ModelRequest } from '@hearthway/infra/adapters/chat/answer-model.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

interface Outgoing {
  readonly request: ModelRequest;
  /** Undefined for a visitor. */
  readonly familyId: string | undefined;
}

/** The request as an outside model may see it; null where nothing may leave. */
export const prepareOutside = async (
  _dependencies: Pick<CommandDependencies, 'database'>,
  { request }: Outgoing,
): Promise<ModelRequest | null> => request;

/** A look-up for an outside model. Its results can be cited like passages of our pages. */
interface LookUp extends Pick<AnswerTool, 'name' | 'description' | 'parameters'> {
  readonly find: (input: unknown, signal: AbortSignal) => Promise<readonly AnswerPassage[]>;
}

/** The look-ups that an outside model may ask for. */
export const lookUps = (
  _dependencies: Pick<CommandDependencies, 'database'>,
  _outgoing: Pick<Outgoing, 'familyId'>,
): readonly LookUp[] => [];

/** A tool whose results are added to the passages that may be cited. */
export const toolOf = ({ find, ...told }: LookUp, passages: AnswerPassage[]): AnswerTool => ({
  ...told,
  run: async (input, signal) => {
    const found = await find(input, signal);
    const from = passages.length;
    passages.push(...found);
    return found.map((passage, at) => ({ ...passage, number: from + at }));
  },
});
