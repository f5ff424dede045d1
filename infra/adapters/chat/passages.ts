import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { CONTENT_KINDS } from '@hearthway/domain/content/kinds.ts';
import type { SearchLanguage, SearchTerm } from '@hearthway/domain/content/search-language.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** A section of our own pages, or an item as a whole. */
export interface Passage {
  readonly title: string;
  readonly text: string;
  /** Path of its page: `/learning/module/ID#section`. */
  readonly address: string;
  /** Share of the question, by the weight of its words, that the passage speaks of: from 0 to 1. */
  readonly coverage: number;
}

export interface PassageQuery {
  readonly question: string;
  readonly language: ContentLanguage;
  readonly understoodBy: SearchLanguage;
  readonly most: number;
}

/** Kinds whose sections are sentences. */
const KINDS = ['lesson', 'help', 'guide'];

/** Weight of a phrase that means the same, beside the one that was typed. */
const ALIKE_SHARE = 0.7;

/** The constant of reciprocal rank fusion, as its authors propose it. */
const RRF = 60;

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly section: string;
  readonly title: string;
  readonly item_title: string;
  readonly body: string;
  readonly coverage: number;
}

/**
 * The passages that answer a question, the best first. Two rankings are fused by reciprocal rank: one by
 * the words of the question, rare ones weighing more, the other by how alike question and title are
 * letter by letter.
 */
export const findPassages = async (
  database: Kysely<Pick<Tables, 'content_sections'>>,
  { question, language, understoodBy, most }: PassageQuery,
): Promise<readonly Passage[]> => {
  const terms = understoodBy.termsOf(question);
  if (terms.length === 0) return [];
  const configuration = sql`content_configuration(${language})`;
  const { rows } = await sql<Row>`
    with sections as materialized (
      select s.*, item.title as item_title
      from content_sections as s join content_sections as item
        on item.kind = s.kind and item.id = s.id and item.language = s.language and item.section = ''
      where s.language = ${language} and s.kind = any(${KINDS})
    ), given as materialized (
      select plainto_tsquery(${configuration}, typed) as typed,
        websearch_to_tsquery(${configuration}, alike) as alike
      from unnest(
        ${terms.map(({ typed }) => typed)}::text[],
        ${terms.map((term) => alternatives(term, understoodBy.wordsOf))}::text[]
      ) as given (typed, alike)
    ), terms as materialized (
      select typed, alike, ln(1 + (total - found + 0.5) / (found + 0.5)) as weight
      from given,
        lateral (select count(*)::float8 as total from sections) as sections_counted,
        lateral (
          select count(*)::float8 as found from sections where document @@ typed
        ) as found_counted
      where numnode(typed) > 0
    ), by_words as (
      select kind, id, section,
        sum(weight * matched * (1 + 2 * rank)) as score,
        sum(weight * matched) / (select sum(weight) from terms) as coverage
      from sections, terms, lateral (
        select case when document @@ typed then 1
            when document @@ alike then ${ALIKE_SHARE}::float8 else 0 end as matched,
          ts_rank(document, typed) as rank
      ) as compared
      where matched > 0
      group by kind, id, section
    ), ranked as (
      select sections.*, coalesce(by_words.coverage, 0) as coverage,
        row_number() over (order by by_words.score desc nulls last) as word_rank,
        row_number() over (
          order by greatest(
            word_similarity(sections.title, ${question}), similarity(sections.title, ${question}),
            word_similarity(item_title, ${question})
          ) desc
        ) as title_rank
      from sections left join by_words using (kind, id, section)
    )
    select kind, id, section, title, item_title, body, coverage
    from ranked
    where coverage > 0
    order by 1.0 / (${RRF}::float8 + word_rank) + 0.03 / (${RRF}::float8 + title_rank) desc,
      kind, id, position
    limit ${most}
  `.execute(database);
  return rows.map(({ title, item_title, body, coverage, ...place }) => ({
    title: place.section === '' ? title : `${item_title}: ${title}`,
    // Behind the first line of an item as a whole stand questions that lead to it.
    text: place.section === '' ? (body.split('\n')[0] ?? '') : body,
    coverage,
    address: addressOf(place),
  }));
};

/** In the syntax of `websearch_to_tsquery`. */
const alternatives = (
  { alike }: SearchTerm,
  wordsOf: (text: string) => readonly string[],
): string => alike.map((phrase) => `"${wordsOf(phrase).join(' ')}"`).join(' or ');

const addressOf = ({ kind, id, section }: Pick<Row, 'kind' | 'id' | 'section'>): string => {
  const page = CONTENT_KINDS.find(({ name }) => name === kind)?.path(id) ?? '';
  return section === '' ? page : `${page}#${section}`;
};
