import type { PassageSigns } from '@hearthway/domain/chat/answer-signs.ts';
import { type FitCandidate, fitsOf } from '@hearthway/domain/chat/passage-fit.ts';
import { otherWordsFor } from '@hearthway/domain/chat/question-concepts.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { parentsPhrases } from '@hearthway/domain/directory/parents-phrases.ts';
import { letterPiecesOf } from '@hearthway/domain/text/letters.ts';
import { statesIn } from '@hearthway/domain/text/states-in.ts';
import { type Kysely, sql } from 'kysely';
import type { NearPassage } from '../chat-vectors/passage-vectors.ts';

export interface PassageQuery {
  readonly question: string;
  readonly language: ContentLanguage;
  /** Default: as many as an answer may use. */
  readonly most?: number;
  /** Passages with a similar meaning, the best first; none without vectors. */
  readonly near?: readonly NearPassage[];
}

export interface RankedPassage extends FoundPassage {
  /** Score from the learned weights. */
  readonly fit: number;
}

/** Passage as the search finds it. */
export interface FoundPassage extends Omit<PassageSigns, 'fit'>, FitCandidate {
  readonly id: string;
}

const MAX_PASSAGES = 5;

/** Weight of a synonymous phrase, relative to the typed one. */
const ALIKE_SHARE = 0.3;

/** Constant of reciprocal rank fusion, as its authors propose it. */
const RRF = 60;

/**
 * Weight of a passage that stands out by its meaning: as much as the rankings by words and pieces together,
 * so that it is found without sharing a word with the question.
 */
const STANDS_OUT_SHARE = 2;

/** Passages that are reranked by fit. */
const READ = 12;

/** Passages whose parents' questions are compared with this one: the best by words and pieces. */
const COMPARED = 20;

/** Weights of the three most similar questions. */
const ALIKE_SHARES = [0.5, 0.3, 0.2];

/** Returns the passages found by the search, the best fit first. */
export const rankPassages = async <Schema>(
  database: Kysely<Schema>,
  { most = MAX_PASSAGES, ...query }: PassageQuery,
): Promise<readonly RankedPassage[]> => {
  const found = await searchPassages(database, { ...query, most: Math.max(most, READ) });
  const fits = fitsOf(query.question, found, query.language);
  return found
    .map((passage, at) => ({ ...passage, fit: fits[at] ?? 0 }))
    .toSorted((a, b) => Number(b.standsOut) - Number(a.standsOut) || b.fit - a.fit)
    .slice(0, most);
};

/**
 * Searches passages and fuses the rankings by reciprocal rank: by the stems of the words and of synonymous
 * phrases; by pieces of the words, which tolerate typos and endings; by the most similar questions of
 * parents; and by vectors, where available. A state's page is included where the question names the state,
 * and then wins an extra ranking.
 */
export const searchPassages = async <Schema>(
  database: Kysely<Schema>,
  { question, language, most = READ, near = [] }: PassageQuery,
): Promise<readonly FoundPassage[]> => {
  const configuration = sql`content_configuration(${language})`;
  const alike = [
    ...parentsPhrases.termsOf(question).flatMap((term) => term.alike),
    ...otherWordsFor(question),
  ];
  const { rows } = await sql<FoundPassage>`
    with typed as materialized (
      select tsvector_to_array(to_tsvector(${configuration}, ${question})) as stems,
        trigram_signature(${question}) as trigrams
    ), given as materialized (
      select 'w:' || stem as term, true as is_typed, false as is_piece, 1.0::float8 as share
      from typed, unnest(stems) as stem
      union all
      select 'w:' || lexeme, false, false, ${ALIKE_SHARE}
      from typed, unnest(to_tsvector(${configuration}, ${alike.join('\n')}))
      where lexeme <> all(stems)
      union all
      select 'l:' || piece, false, true, count(*)
      from unnest(${letterPiecesOf(question)}::text[]) as piece
      group by piece
    ), weighed as materialized (
      select given.*, passages, weights,
        coalesce(rarity, (select max(rarity) from content_terms where language = ${language}))
          as rarity
      from given left join content_terms
        on content_terms.language = ${language} and content_terms.term = given.term
    ), totals as materialized (
      select sum(rarity) filter (where is_typed) as words,
        sum(rarity * share) filter (where is_piece) as pieces,
        count(*) filter (where is_typed and passages is null) as unknown
      from weighed
    ), near as materialized (
      select passage, nth, stands_out
      from unnest(
          ${near.map(({ hash }) => hash)}::text[],
          ${near.map(({ standsOut }) => standsOut)}::boolean[]
        ) with ordinality as given (hash, stands_out, nth)
        join content_passages using (hash)
      where language = ${language}
    ), found as (
      select passage,
        coalesce(sum(rarity * share * weight) filter (where not is_piece), 0) as words,
        coalesce(sum(rarity * share * weight) filter (where is_piece), 0) as pieces,
        coalesce(sum(rarity) filter (where is_typed), 0) as said_words,
        coalesce(sum(rarity * share) filter (where is_piece), 0) as said_pieces
      from (
        select is_piece, is_typed, rarity, share, passage, weight
        from weighed, unnest(passages, weights) as posting (passage, weight)
        union all
        select false, false, 0, 0, passage, 0 from near
      ) as postings
      group by passage
    ), ranked as (
      select found.*, kind, id, section, title, body, coalesce(stands_out, false) as stands_out,
        1.0 / (${RRF}::float8 + rank() over (order by words desc))
          + 1.0 / (${RRF}::float8 + rank() over (order by pieces desc))
          + coalesce(case when near.stands_out then ${STANDS_OUT_SHARE} else 1 end / (${RRF}::float8 + nth), 0)
          + case when state is null then 0 else 1.0 / (${RRF}::float8 + 1) end as fused
      from found join content_passages using (passage) left join near using (passage)
      where language = ${language}
        and (state is null or state = any (${statesIn(question)}::text[]))
      order by fused desc, passage
      limit ${COMPARED}
    ), compared as (
      select ranked.*, coalesce(alike, 0) as alike
      from ranked, lateral (
        select sum(alike * (${ALIKE_SHARES}::float8[])[nth]) as alike
        from (
          select alike, row_number() over (order by alike desc) as nth
          from typed, content_asked, lateral (
            select bit_count(content_asked.trigrams & typed.trigrams)::float8
              / greatest(bit_count(content_asked.trigrams | typed.trigrams), 1) as alike
          ) as shared
          where language = ${language} and content_asked.passage = ranked.passage
        ) as most_alike
        where nth <= ${ALIKE_SHARES.length}
      ) as alike
    )
    select kind, id, section, title, body, compared.passage, compared.pieces, alike,
      coalesce(said_words / nullif(totals.words, 0), 0) as coverage,
      coalesce(said_pieces / nullif(totals.pieces, 0), 0) as "pieceCoverage",
      totals.unknown::integer as unknown, stands_out as "standsOut",
      array(
        select content_asked.question from content_asked
        where content_asked.language = ${language} and content_asked.passage = compared.passage
      ) as asked
    from compared, totals
    order by fused
      + 1.0 / (${RRF}::float8 + rank() over (order by alike desc)) desc, passage
    limit ${most}
  `.execute(database);
  return rows;
};
