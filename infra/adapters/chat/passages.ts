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

/** Weight of a phrase that means the same, beside the one that was typed. */
const ALIKE_SHARE = 0.7;

/** The constant of reciprocal rank fusion, as its authors propose it. */
const RRF = 60;

/** Of the ranking by letters, beside the one by words. */
const LETTERS_SHARE = 0.7;

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
 * The passages that answer a question, the best first: sections of lessons and guides, and whole answers of
 * the help. Two rankings are fused by reciprocal rank. One is by the words of the question, the rare ones
 * weighing more, in the passages and in how parents ask for them; it saturates as BM25 does. The other is
 * by the parents' question that is most alike, letter by letter.
 */
export const findPassages = async (
  database: Kysely<Pick<Tables, 'content_asked' | 'content_sections'>>,
  { question, language, understoodBy, most }: PassageQuery,
): Promise<readonly Passage[]> => {
  const terms = understoodBy.termsOf(question);
  if (terms.length === 0) return [];
  const configuration = sql`content_configuration(${language})`;
  const { rows } = await sql<Row>`
    with given as materialized (
      select term, plainto_tsquery(${configuration}, typed) as typed,
        websearch_to_tsquery(${configuration}, alike) as alike
      from unnest(
        ${terms.map(({ typed }) => typed)}::text[],
        ${terms.map((term) => alternatives(term, understoodBy.wordsOf))}::text[]
      ) with ordinality as given (typed, alike, term)
      where numnode(plainto_tsquery(${configuration}, typed)) > 0
    ), texts as materialized (
      select kind, id, case when kind = 'help' then '' else section end as unit, document,
        2.0::float8 as weight
      from content_sections
      where language = ${language}
        and (kind = 'help' or kind in ('lesson', 'guide') and section <> '')
      union all
      select kind, id, case when kind = 'help' then '' else section end, document, 1.0
      from content_asked
      where language = ${language} and (kind = 'help' or section <> '')
    ), found as materialized (
      select kind, id, unit, term,
        sum(weight * case when document @@ typed then 1 else ${ALIKE_SHARE}::float8 end) as often
      from texts join given on document @@ typed or document @@ alike
      group by kind, id, unit, term
    ), weights as materialized (
      select term, ln(1 + (units - found_in + 0.5) / (found_in + 0.5)) as weight
      from (
        select term, count(found.kind)::float8 as found_in from given left join found using (term)
        group by term
      ) as counted, (
        select count(*)::float8 as units from (select distinct kind, id, unit from texts) as all_units
      ) as total
    ), by_words as (
      select kind, id, unit, sum(weight * often * 2.5 / (often + 1.5)) as score,
        sum(weight) / (select sum(weight) from weights) as coverage
      from found join weights using (term)
      group by kind, id, unit
    ), by_letters as (
      select kind, id, case when kind = 'help' then '' else section end as unit,
        max(similarity(question, ${question})) as alike
      from content_asked
      where language = ${language} and (kind = 'help' or section <> '')
      group by 1, 2, 3
    ), ranked as (
      select kind, id, unit, coverage,
        row_number() over (order by score desc) as word_rank,
        row_number() over (order by alike desc nulls last) as letter_rank
      from by_words left join by_letters using (kind, id, unit)
    ), best as (
      select *, 1.0 / (${RRF}::float8 + word_rank)
        + ${LETTERS_SHARE}::float8 / (${RRF}::float8 + letter_rank) as fused
      from ranked
      order by fused desc, kind, id, unit
      limit ${most}
    )
    select kind, id, unit as section, coverage, section.title, item.title as item_title,
      coalesce(section.body, '') as body
    from best
    join content_sections as item using (kind, id)
    join lateral (
      select min(title) as title, string_agg(body, E'\n' order by position) as body
      from content_sections
      where content_sections.kind = best.kind and content_sections.id = best.id
        and content_sections.language = ${language} and content_sections.section <> ''
        and (best.unit = '' or content_sections.section = best.unit)
    ) as section on true
    where item.language = ${language} and item.section = ''
    order by fused desc, kind, id, section
  `.execute(database);
  return rows.map(({ title, item_title, body, coverage, ...place }) => ({
    title: place.section === '' ? item_title : `${item_title}: ${title}`,
    text: body,
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
