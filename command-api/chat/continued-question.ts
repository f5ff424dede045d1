import { MOST_TOLD_MESSAGES, toldMessageSchema } from '@hearthway/domain/chat/chat.contract.ts';
import { completed, openQuestionOf } from '@hearthway/domain/chat/continued-question.ts';
import { type PlaceAlone, placeAloneIn } from '@hearthway/domain/chat/place-alone.ts';
import { PLACE_REQUESTS } from '@hearthway/domain/chat/provider-answer.ts';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { isStateCode, type StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { readEarlierTurns } from './earlier-turns.ts';

interface Conversation {
  /** Undefined for a visitor. */
  readonly familyId: string | undefined;
  /** A client's words about the messages before, which only count for a visitor. */
  readonly told: readonly unknown[];
  readonly page: ContentLanguage;
}

type ContinuedDependencies = Pick<
  CommandDependencies,
  'clock' | 'database' | 'logger' | 'readState'
>;

/** The question that a message asks: a place alone goes on with the question before it. */
export const continuedQuestion = async (
  dependencies: ContinuedDependencies,
  message: string,
  { familyId, told, page }: Conversation,
): Promise<string> => {
  const place = placeAloneIn(message);
  if (place === null) return message;
  const earlier =
    familyId === undefined ? toldMessages(told) : await storedTurns(dependencies, familyId);
  const open = openQuestionOf(
    earlier.map(({ question }) => question),
    page,
  );
  if (open === null) return message;
  if (open.tool === 'providers' && place.kind === 'bare' && !asksForPlace(earlier.at(-1)?.answer))
    return message;
  const state = open.tool === 'state-law' ? await stateOf(dependencies, place) : null;
  return completed(open, { place, page, state }) ?? message;
};

interface Turn {
  readonly question: string;
  readonly answer?: string;
}

const storedTurns = async (
  dependencies: ContinuedDependencies,
  familyId: string,
): Promise<readonly Turn[]> => {
  try {
    return await readEarlierTurns(dependencies, familyId);
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

/** In either language: the one of the page may have changed since. */
const asksForPlace = (answer = ''): boolean =>
  CONTENT_LANGUAGES.some((language) => {
    const translate = translatorIn(language);
    return PLACE_REQUESTS.some((request) => answer.includes(translate(request)));
  });

const stateOf = async (
  { database }: Pick<ContinuedDependencies, 'database'>,
  { kind, location, state }: PlaceAlone,
): Promise<StateCode | null> => {
  if (kind !== 'code') return state;
  const row = await database
    .selectFrom('zip_codes')
    .select('state')
    .where('zip', '=', location.slice(0, 5))
    .executeTakeFirst();
  return row !== undefined && isStateCode(row.state) ? row.state : null;
};
