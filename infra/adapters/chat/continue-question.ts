import { type EarlierMessage, wholeQuestion } from '@hearthway/domain/chat/continued-question.ts';
import { WHICH_PLACE } from '@hearthway/domain/chat/look-ups/office-answer.ts';
import { placeAloneIn } from '@hearthway/domain/chat/look-ups/place-alone.ts';
import { PLACE_REQUESTS } from '@hearthway/domain/chat/look-ups/provider-answer.ts';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { isStateCode, type StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import { type Kysely, sql } from 'kysely';
import { translatorIn } from '../i18n/translator.ts';

/** Message and its answer, where known. */
export interface Turn {
  readonly question: string;
  readonly answer?: string;
}

interface Conversation {
  /** Earlier turns, the oldest first. */
  readonly earlier: readonly Turn[];
  readonly page: ContentLanguage;
}

/** Combines a follow-up message with the question before it. */
export const continueQuestion = async <Schema>(
  database: Kysely<Schema>,
  message: string,
  { earlier, page }: Conversation,
): Promise<string> => {
  if (earlier.length === 0) return message;
  const texts = [...earlier.map(({ question }) => question), message];
  const states = await statesByZip(database, texts.flatMap(zipOf));
  return wholeQuestion(earlier.map(toEarlier), message, {
    page,
    stateOf: ({ kind, location, state }) =>
      kind === 'code' ? (states.get(location.slice(0, ZIP_LENGTH)) ?? null) : state,
  });
};

const ZIP_LENGTH = 5;

const zipOf = (text: string): readonly string[] => {
  const place = placeAloneIn(text);
  return place?.kind === 'code' ? [place.location.slice(0, ZIP_LENGTH)] : [];
};

const statesByZip = async <Schema>(
  database: Kysely<Schema>,
  zips: readonly string[],
): Promise<ReadonlyMap<string, StateCode>> => {
  if (zips.length === 0) return new Map();
  const { rows } = await sql<{ zip: string; state: string }>`
    select zip, state from zip_codes where zip = any (${zips}::text[])
  `.execute(database);
  return new Map(
    rows.flatMap(({ zip, state }) => (isStateCode(state) ? [[zip, state] as const] : [])),
  );
};

/** Allows either language, since the page's may have changed since. */
const toEarlier = ({ question, answer = '' }: Turn): EarlierMessage => ({
  question,
  asksForPlace: CONTENT_LANGUAGES.some((language) => {
    const translate = translatorIn(language);
    return [...PLACE_REQUESTS, WHICH_PLACE].some((request) => answer.includes(translate(request)));
  }),
});
