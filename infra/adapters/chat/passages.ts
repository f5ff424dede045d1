import { isAnswerable } from '@hearthway/domain/chat/answerable.ts';
import { asksOfState } from '@hearthway/domain/chat/asks-of-state.ts';
import { wordedIn } from '@hearthway/domain/chat/question-concepts.ts';
import {
  CONTENT_KINDS,
  denialReasons,
  guides,
  help,
  lessons,
  planTypes,
  states,
} from '@hearthway/domain/content/kinds.ts';
import { languagesOf } from '@hearthway/domain/text/spoken-language.ts';
import type { Kysely } from 'kysely';
import { type PassageQuery, type RankedPassage, rankPassages } from './rank-passages.ts';

/** Section of our own pages, or a whole item. */
export interface Passage {
  readonly title: string;
  readonly text: string;
  /** Path of its page: `/learning/module/ID#section`. */
  readonly address: string;
  /**
   * Share of the question that the passage covers, from 0 to 1, by the weight of its words or by its meaning.
   */
  readonly coverage: number;
  /** Score for the question; higher fits better. */
  readonly fit: number;
  /** Whether its lines are independent, as in an item that consists only of fields. */
  readonly isList: boolean;
}

export interface FoundPassages {
  /** Passages that answer, the best first; none where our pages do not answer the question. */
  readonly answering: readonly Passage[];
  /** Closest passage, where none surely answers and one fits well. */
  readonly nearest: Passage | undefined;
}

/** Finds passages of our pages for a question. */
export const findPassages = async <Schema>(
  database: Kysely<Schema>,
  request: PassageQuery,
): Promise<FoundPassages> => {
  const { question, language } = request;
  const isMixed = languagesOf(question, language).some((spoken) => spoken !== language);
  const query = isMixed ? { ...request, question: wordedIn(question, language) } : request;
  const ranked = await rankPassages(database, query);
  const ofState = asksOfState(query.question)
    ? ranked.filter(({ kind }) => kind === states.name)
    : [];
  const answering =
    ofState.length > 0 ? ofState : isAnswerable(query.question, ranked) ? ranked : [];
  const [best] = ranked;
  return {
    answering: answering.map(toPassage),
    nearest:
      answering.length === 0 && best !== undefined && best.fit >= FITS_FAIRLY
        ? toPassage(best)
        : undefined,
  };
};

/** Fit from which a passage is mostly about the same subject. */
const FITS_FAIRLY = 5;

const IN_SENTENCES: ReadonlySet<string> = new Set(
  [lessons, guides, help, denialReasons, planTypes].map(({ name }) => name),
);

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
