import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { CONTENT_KINDS } from '@hearthway/domain/content/kinds.ts';
import type {
  IndexedWord,
  SearchLanguage,
  SearchTerm,
} from '@hearthway/domain/content/search-language.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

export interface ContentSearch {
  readonly text: string;
  readonly language: ContentLanguage;
  readonly understoodBy: SearchLanguage;
  /** Names of kinds; all kinds if left out. */
  readonly kinds?: readonly string[];
  readonly most: number;
}

export interface FoundSection {
  readonly kind: string;
  readonly id: string;
  /** Undefined for the item as a whole. */
  readonly section: string | undefined;
  readonly title: string;
  readonly itemTitle: string;
  /** Start of the text, or the words around the matches. */
  readonly excerpt: string;
  /** Path of its page: `/learning/module/ID#section`. */
  readonly address: string;
}

/** Returns matching sections, best first; none for a text without meaning. */
export const searchContent = async (
  database: Kysely<ReadSchema>,
  search: ContentSearch,
): Promise<readonly FoundSection[]> => {
  const { termsOf } = search.understoodBy;
  const found = await findSections(database, search, termsOf(search.text));
  if (found.length > 0) return found;
  const corrected = await correct(database, search);
  return corrected === undefined ? [] : await findSections(database, search, termsOf(corrected));
};

interface Row extends Omit<FoundSection, 'section' | 'address'> {
  readonly section: string;
}

/** Weight of a synonymous phrase, relative to the one typed. */
const ALIKE_SHARE = 0.4;

const ALL_KINDS = CONTENT_KINDS.map(({ name }) => name);

const findSections = async (
  database: Kysely<ReadSchema>,
  { language, understoodBy: { wordsOf }, kinds = ALL_KINDS, most }: ContentSearch,
  terms: readonly SearchTerm[],
): Promise<readonly FoundSection[]> => {
  if (terms.length === 0) return [];
  const configuration = sql`content_configuration(${language})`;
  const lastWord = wordsOf(terms.at(-1)?.typed ?? '').at(-1) ?? '';
  const { rows } = await sql<Row>`
    with terms as materialized (
      select plainto_tsquery(${configuration}, typed) as typed,
        websearch_to_tsquery(${configuration}, alike) as alike
      from unnest(${terms.map(({ typed }) => typed)}::text[], ${terms.map((term) => alternatives(term, wordsOf))}::text[])
        as given (typed, alike)
      union all
      select to_tsquery(${configuration}, ${`'${lastWord}':*`}), ''::tsquery
    ), sought as materialized (
      select string_agg(query::text, ' | ')::tsquery as query
      from (select typed as query from terms union all select alike from terms)
      where numnode(query) > 0
    ), found as (
      select s.*, sought.query, (
        select sum(greatest(
          case when s.document @@ typed then 1 + ts_rank(s.document, typed) else 0 end,
          case when s.document @@ alike then 1 + ts_rank(s.document, alike) else 0 end
            * ${ALIKE_SHARE}::float8
        )) from terms
      ) as score
      from content_sections as s, sought
      where s.language = ${language} and s.kind = any(${kinds}) and s.document @@ sought.query
      order by score desc, s.kind, s.id, s.position
      limit ${most}
    )
    select found.kind, found.id, found.section, found.title, item.title as "itemTitle",
      ts_headline(${configuration}, found.body, found.query, ${HEADLINE}) as excerpt
    from found join content_sections as item
      on item.kind = found.kind and item.id = found.id and item.language = found.language
        and item.section = ''
    order by found.score desc, found.kind, found.id, found.position
  `.execute(database);
  return rows.map(({ section, ...row }) => ({
    ...row,
    section: section === '' ? undefined : section,
    address: addressOf({ ...row, section }),
  }));
};

/** Empty selectors, since pages highlight nothing in the excerpt. */
const HEADLINE = 'StartSel="", StopSel="", MaxWords=30, MinWords=12';

/** Uses the syntax of `websearch_to_tsquery`. */
const alternatives = (
  { alike }: SearchTerm,
  wordsOf: (text: string) => readonly string[],
): string => alike.map((phrase) => `"${wordsOf(phrase).join(' ')}"`).join(' or ');

const addressOf = ({ kind, id, section }: Pick<Row, 'kind' | 'id' | 'section'>): string => {
  const page = CONTENT_KINDS.find(({ name }) => name === kind)?.path(id) ?? '';
  return section === '' ? page : `${page}#${section}`;
};

/** Returns the text with its misspelled words replaced; undefined if there are none. */
const correct = async (
  database: Kysely<ReadSchema>,
  { text, language, understoodBy: { wordsOf, closest } }: ContentSearch,
): Promise<string | undefined> => {
  const words = wordsOf(text);
  const meant = await Promise.all(
    words.map(async (word) => {
      const { rows } = await sql<IndexedWord>`
        select word, sections from content_words_alike(${language}, ${word})
      `.execute(database);
      const isKnown = rows.some((row) => row.word === word);
      return isKnown ? word : (closest(word, rows) ?? word);
    }),
  );
  const corrected = meant.join(' ');
  return corrected === words.join(' ') ? undefined : corrected;
};
