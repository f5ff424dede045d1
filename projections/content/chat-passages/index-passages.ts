import { CONTENT_LANGUAGES } from '@hearthway/domain/content/content.constants.ts';
import { letterPiecesOf } from '@hearthway/domain/text/letters.ts';
import { sql, type Transaction } from 'kysely';
import type { ContentSchema } from '../content-schema.ts';
import { type IndexedPassage, type PublishedItem, passagesOf } from './passage.ts';
import { type Occurrence, type Shares, type Term, weighTerms } from './terms.ts';

interface NumberedPassage extends IndexedPassage {
  readonly passage: number;
  readonly asked: string;
}

/** Titles and parents' questions count more than the other words of a passage. */
const TELLING_TIMES = 2;

/** Maximum share of passages with a piece; more common ones add too little for their cost. */
const PIECES_SHARED = 0.7;

export const indexPassages = async (transaction: Transaction<ContentSchema>): Promise<void> => {
  const passages = await storePassages(transaction);
  await sql`delete from content_terms`.execute(transaction);
  for (const language of CONTENT_LANGUAGES) {
    const ofLanguage = passages.filter((passage) => passage.language === language);
    const stems = await stemsIn(transaction, ofLanguage);
    const shares = sharesOf(ofLanguage);
    const pieces = ofLanguage.flatMap(piecesIn);
    await storeTerms(transaction, language, [
      ...weighTerms(stems, shares),
      ...weighTerms(pieces, shares, PIECES_SHARED),
    ]);
  }
};

const storePassages = async (
  transaction: Transaction<ContentSchema>,
): Promise<readonly NumberedPassage[]> => {
  const { rows: items } = await sql<PublishedItem>`
    select kind, id, data, texts
    from content_items join content_versions using (kind, id, version)
    where retired_at is null
    order by kind, id
  `.execute(transaction);
  const passages = items.flatMap(passagesOf).map((passage, number) => ({ ...passage, number }));
  await sql`delete from content_passages`.execute(transaction);
  await sql`
    insert into content_passages (language, passage, kind, id, section, state, title, body)
    select language, number, kind, id, section, state, title, body
    from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb) as passages
      (language text, number integer, kind text, id text, section text, state text, title text,
        body text)
  `.execute(transaction);
  // Assigns a question about a section to the item's passage, if the item has only one. Joins the rows once,
  // since a query for each of ten thousand would read all passages each time.
  await sql`
    update content_asked set passage = matching.passage
    from (
      select asked.ctid as row, found.passage
      from content_asked as asked
      left join content_passages as found
        on found.language = asked.language and found.kind = asked.kind and found.id = asked.id
          and found.section in (asked.section, '')
    ) as matching
    where content_asked.ctid = matching.row
      and content_asked.passage is distinct from matching.passage
  `.execute(transaction);
  const { rows: indexed } = await sql<{ passage: number; questions: string }>`
    select passage, string_agg(question, E'\n') as questions
    from content_asked where passage is not null group by passage
  `.execute(transaction);
  const questions = new Map(indexed.map((row) => [row.passage, row.questions]));
  return passages.map(({ number, ...passage }) => ({
    ...passage,
    passage: number,
    asked: questions.get(number) ?? '',
  }));
};

const stemsIn = async (
  transaction: Transaction<ContentSchema>,
  passages: readonly NumberedPassage[],
): Promise<readonly Occurrence[]> => {
  const texts = passages.map(({ language, passage, title, asked, body }) => ({
    language,
    passage,
    telling: `${title}\n${asked}`,
    body,
  }));
  const { rows } = await sql<Occurrence>`
    select passage, 'w:' || lexeme as term, sum(times * cardinality(positions))::integer as often
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as texts
        (language text, passage integer, telling text, body text),
      lateral (values (${TELLING_TIMES}::integer, telling), (1, body)) as given (times, words),
      lateral unnest(to_tsvector(content_configuration(language), words))
    group by passage, lexeme
  `.execute(transaction);
  return rows;
};

const piecesIn = ({ passage, title, asked, body }: NumberedPassage): readonly Occurrence[] => {
  const counts = new Map<string, number>();
  const count = (text: string, times: number): void => {
    for (const piece of letterPiecesOf(text)) counts.set(piece, (counts.get(piece) ?? 0) + times);
  };
  count(`${title}\n${asked}`, TELLING_TIMES);
  count(body, 1);
  return [...counts].map(([piece, often]) => ({ passage, term: `l:${piece}`, often }));
};

/** Counts all states as one passage, since their texts are similar. */
const sharesOf = (passages: readonly NumberedPassage[]): Shares => {
  const states = passages.filter(({ state }) => state !== null).length;
  return new Map(passages.map(({ passage, state }) => [passage, state === null ? 1 : 1 / states]));
};

const storeTerms = async (
  transaction: Transaction<ContentSchema>,
  language: string,
  terms: readonly Term[],
): Promise<void> => {
  await sql`
    insert into content_terms (language, term, rarity, passages, weights)
    select ${language}, term, rarity, passages, weights
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as terms
      (term text, rarity float8, passages integer[], weights float8[])
  `.execute(transaction);
};
