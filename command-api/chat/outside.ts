import type { AnswerLine } from '@hearthway/domain/chat/answer-lines.ts';
import type { AnswerPassage } from '@hearthway/domain/chat/compose-answer.ts';
import { outsideModelDecider } from '@hearthway/domain/chat/outside-model.decider.ts';
import { stateName } from '@hearthway/domain/directory/states.ts';
import { readable, redact } from '@hearthway/domain/redaction/redaction.ts';
import { zipCodesIn } from '@hearthway/domain/redaction/redaction-patterns.ts';
import { type ReadUserOptions, readUser } from '@hearthway/infra/adapters/account/user.ts';
import type { AnswerTool, ModelRequest } from '@hearthway/infra/adapters/chat/answer-model.ts';
import type { LookUpDependencies, LookUpFor } from '@hearthway/infra/adapters/chat/look-up.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { outsideTools } from './outside-tools.ts';

export type OutgoingQuestion = Pick<ModelRequest, 'question' | 'language' | 'earlier'>;

interface Outgoing {
  readonly outgoing: OutgoingQuestion;
  /** Undefined for a visitor. */
  readonly familyId: string | undefined;
}

/**
 * Prepares a question and the turns before it for an outside model, without details that tell who asks and
 * where. Returns null if nothing may be sent: for visitors, and for families that do not allow it.
 */
export const prepareOutside = async (
  { database, readState, privacy }: Pick<CommandDependencies, 'database' | 'readState' | 'privacy'>,
  { outgoing: { question, language, earlier }, familyId }: Outgoing,
): Promise<OutgoingQuestion | null> => {
  if (familyId === undefined) return null;
  const { isAllowed } = await readState(outsideModelDecider, familyId);
  if (!isAllowed) return null;
  const texts = [question, ...earlier.flatMap((turn) => [turn.question, turn.answer])];
  const [names, statesByZip] = await Promise.all([
    namesOf({ database, privacy }, familyId),
    statesOf(database, texts),
  ]);
  const [redacted = '', ...turns] = redact(texts, { names, statesByZip, language });
  return {
    language,
    question: redacted,
    earlier: earlier.map((_, at) => ({
      question: turns[2 * at] ?? '',
      answer: turns[2 * at + 1] ?? '',
    })),
  };
};

type Database = CommandDependencies['database'];

const namesOf = async (options: ReadUserOptions, familyId: string): Promise<readonly string[]> => {
  const user = await readUser(options, familyId);
  return user === undefined ? [] : [user.firstName, user.lastName];
};

const statesOf = async (
  database: Database,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const zips = [...new Set(texts.map(readable).flatMap(zipCodesIn))];
  if (zips.length === 0) return new Map();
  const rows = await database
    .selectFrom('zip_codes')
    .select(['zip', 'state'])
    .where('zip', 'in', zips)
    .execute();
  return new Map(rows.map(({ zip, state }) => [zip, stateName(state)]));
};

/** Look-up for an outside model. Its results can be cited like passages of our pages. */
interface LookUp extends Pick<AnswerTool, 'name' | 'description' | 'parameters'> {
  readonly find: (input: unknown, signal: AbortSignal) => Promise<readonly AnswerPassage[]>;
}

export const lookUps = (
  dependencies: LookUpDependencies,
  options: Pick<LookUpFor, 'caller' | 'language'>,
): readonly LookUp[] =>
  outsideTools(dependencies, options).map(({ find, ...description }) => ({
    ...description,
    find: async (input, signal) => passagesOf(await find(input, signal)),
  }));

/** Groups the sentences by page into one passage each. */
const passagesOf = (lines: readonly AnswerLine[]): readonly AnswerPassage[] => {
  const pages = Map.groupBy(
    lines.flatMap(({ text, source }) => (source === undefined ? [] : [{ text, source }])),
    ({ source }) => source.address,
  );
  return Array.from(pages.values(), (ofPage) => ({
    title: ofPage[0]?.source.title ?? '',
    address: ofPage[0]?.source.address ?? '',
    text: ofPage.map(({ text }) => text).join(' '),
    coverage: 1,
  }));
};

/** Makes a tool whose results are added to the passages that may be cited. */
export const toolOf = (
  { find, ...description }: LookUp,
  passages: AnswerPassage[],
): AnswerTool => ({
  ...description,
  run: async (input, signal) => {
    const found = await find(input, signal);
    const from = passages.length;
    passages.push(...found);
    return found.map((passage, at) => ({ ...passage, number: from + at }));
  },
});
