import { isAnswerable } from '@hearthway/domain/chat/answerable.ts';
import { asksOfState } from '@hearthway/domain/chat/asks-of-state.ts';
import { wordedIn } from '@hearthway/domain/chat/question-concepts.ts';
import { languagesOf } from '@hearthway/domain/chat/spoken-language.ts';
import { CONTENT_KINDS, guides, help, lessons, states } from '@hearthway/domain/content/kinds.ts';
import type { Kysely } from 'kysely';
import { type PassageQuery, type RankedPassage, rankPassages } from './rank-passages.ts';

/** A section of our own pages, or an item as a whole. */
export interface Passage {
  readonly title: string;
  readonly text: string;
  /** Path of its page: `/learning/module/ID#section`. */
  readonly address: string;
  /** Share of the question, by the weight of its words or by its meaning, that the passage speaks of: from 0 to 1. */
  readonly coverage: number;
  /** How well it fits the question: the more the better. */
  readonly fit: number;
  /** Lines that stand alone, as of an item that is all fields. */
  readonly isList: boolean;
}

/** The passages that answer a question, the best first; none where our pages do not answer it. */
export const findPassages = async <Schema>(
  database: Kysely<Schema>,
  asked: PassageQuery,
): Promise<readonly Passage[]> => {
  const { question, language } = asked;
  const isMixed = languagesOf(question, language).some((spoken) => spoken !== language);
  const query = isMixed ? { ...asked, question: wordedIn(question, language) } : asked;
  const ranked = await rankPassages(database, query);
  const ofState = asksOfState(query.question)
    ? ranked.filter(({ kind }) => kind === states.name)
    : [];
  if (ofState.length > 0) return ofState.map(toPassage);
  return isAnswerable(query.question, ranked) ? ranked.map(toPassage) : [];
};

const IN_SENTENCES: ReadonlySet<string> = new Set([lessons.name, guides.name, help.name]);

const toPassage = ({
  title,
  body,
  coverage,
  fit,
  standsOut,
  ...place
}: RankedPassage): Passage => ({
  title,
  text: body,
  coverage: standsOut ? 1 : coverage,
  fit,
  isList: !IN_SENTENCES.has(place.kind),
  address: addressOf(place),
});

const addressOf = ({
  kind,
  id,
  section,
}: Pick<RankedPassage, 'kind' | 'id' | 'section'>): string => {
  const page = CONTENT_KINDS.find(({ name }) => name === kind)?.path(id) ?? '';
  return section === '' ? page : `${page}#${section}`;
};
