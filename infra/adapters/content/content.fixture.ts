import { letterPiecesOf } from '@hearthway/domain/text/letters.ts';
import { type Kysely, sql } from 'kysely';

/** Paragraph that cites a fact. */
const paragraph = (text: string) => ({
  kind: 'paragraph',
  runs: [{ text }, { facts: ['a-fact'] }, { text: '.' }],
});

interface LessonText {
  readonly title: string;
  readonly badge?: string;
  /** Index of the correct one of three options, by question id. */
  readonly questions?: Readonly<Record<string, number>>;
  /** Titles and texts of sections, by id. */
  readonly sections: Readonly<Record<string, readonly [title: string, text: string]>>;
}

const toQuestion = (id: string, right: number) => ({
  id,
  question: `What about ${id}?`,
  options: ['This', 'That', 'Neither'].map((text, index) => ({
    text,
    isRight: index === right,
    why: [{ text: index === right ? 'It is.' : 'It is not.' }, { facts: ['a-fact'] }],
  })),
});

export interface StoredLesson {
  readonly id: string;
  readonly version?: number;
  readonly texts: Readonly<Partial<Record<'en' | 'es', LessonText>>>;
  readonly isRetired?: boolean;
}

/** Stores a lesson as the publication does; a higher version becomes the newest. */
export const storeLesson = async <Schema>(
  database: Kysely<Schema>,
  { id, version = 1, texts, isRetired = false }: StoredLesson,
): Promise<void> => {
  const stored = Object.fromEntries(
    Object.entries(texts).map(([language, { title, badge, sections, questions = {} }]) => [
      language,
      {
        words: { title, description: `About ${title}`, ...(badge !== undefined && { badge }) },
        sections: Object.entries(sections).map(([section, [heading, text]]) => ({
          id: section,
          title: heading,
          kind: 'text',
          blocks: [paragraph(text)],
        })),
        questions: Object.entries(questions).map(([question, right]) =>
          toQuestion(question, right),
        ),
      },
    ]),
  );
  await sql`
    insert into content_versions (kind, id, version, data, texts, facts)
    values ('lesson', ${id}, ${version}, ${DATA}, ${JSON.stringify(stored)}, ${FACTS})
  `.execute(database);
  await sql`
    insert into content_items (kind, id, version, hash, retired_at)
    values ('lesson', ${id}, ${version}, '', case when ${isRetired}::boolean then now() end)
    on conflict (kind, id) do update set version = excluded.version, retired_at = excluded.retired_at
  `.execute(database);
  await sql`delete from content_sections where id = ${id}`.execute(database);
  if (!isRetired) await indexLesson(database, id, texts);
};

const indexLesson = async <Schema>(
  database: Kysely<Schema>,
  id: string,
  texts: StoredLesson['texts'],
): Promise<void> => {
  for (const language of ['en', 'es'] as const) {
    const text = texts[language] ?? texts.en;
    const sections = Object.entries(text?.sections ?? {});
    for (const [position, [section, [title, body]]] of [
      ['', [text?.title, '']] as const,
      ...sections,
    ].entries())
      await sql`
        insert into content_sections (kind, id, language, section, position, title, body)
        values ('lesson', ${id}, ${language}, ${section}, ${position}, ${title}, ${body})
      `.execute(database);
  }
  await sql`select refresh_content_words()`.execute(database);
  await indexPassages(database);
};

/**
 * Indexes all sections as passages, each with its text as a parents' question. All terms have the same
 * weight.
 */
const indexPassages = async <Schema>(database: Kysely<Schema>): Promise<void> => {
  await sql`delete from content_passages`.execute(database);
  await sql`delete from content_terms`.execute(database);
  await sql`delete from content_asked`.execute(database);
  await sql`
    insert into content_layers (layer) values ('product') on conflict do nothing
  `.execute(database);
  const { rows } = await sql<{ language: string; passage: number; text: string }>`
    insert into content_passages (language, passage, kind, id, section, title, body)
    select language, row_number() over (), kind, id, section.section,
      item.title || ': ' || section.title, section.body
    from content_sections as section join content_sections as item using (kind, id, language)
    where section.section <> '' and item.section = ''
    returning language, passage, title || ' ' || body as text
  `.execute(database);
  await sql`
    insert into content_asked (layer, kind, id, section, language, question, passage)
    select 'product', kind, id, section, language, body, passage from content_passages
  `.execute(database);
  const pieces = rows.flatMap(({ text, ...place }) =>
    [...new Set(letterPiecesOf(text))].map((piece) => ({ ...place, term: `l:${piece}` })),
  );
  await sql`
    insert into content_terms (language, term, rarity, passages, weights)
    select language, term, 1, array_agg(passage), array_agg(1)
    from (
      select language, passage, 'w:' || lexeme as term
      from content_passages,
        unnest(to_tsvector(content_configuration(language), title || ' ' || body)) as words
      union all
      select language, passage, term
      from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as pieces
        (language text, passage integer, term text)
    ) as terms
    group by language, term
  `.execute(database);
};

const DATA = JSON.stringify({
  category: 'resource-finding',
  difficulty: 'beginner',
  minutes: 5,
  xp: 50,
  topics: ['sleep'],
  next: [],
});

const FACT = { id: 'a-fact', source: 'A clinic', asOf: '2025-04', verified: 'primary' };

const FACTS = JSON.stringify([FACT]);

const correctionOf = (field: string) => ({
  ...FACT,
  id: `correction-${field}`,
  source: 'A call',
  correction: { field, by: 'Ana', on: '2026-11-20' },
});

export interface StoredState {
  readonly id: string;
  readonly version?: number;
  readonly titles?: Readonly<Partial<Record<'en' | 'es', string>>>;
  /** Field that an operator has corrected. */
  readonly corrected?: string;
  readonly isRetired?: boolean;
}

/** Stores a state as the publication does. */
export const storeState = async <Schema>(
  database: Kysely<Schema>,
  {
    id,
    version = 1,
    titles = { en: 'Texas', es: 'Texas' },
    corrected,
    isRetired = false,
  }: StoredState,
): Promise<void> => {
  const texts = Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [
      language,
      {
        words: { title, description: `About ${title}`, ageLimit: 'Under 10 years.' },
        sections: [],
        questions: [],
      },
    ]),
  );
  const facts = JSON.stringify([
    FACT,
    ...(corrected === undefined ? [] : [correctionOf(corrected)]),
  ]);
  await sql`
    insert into content_versions (kind, id, version, data, texts, facts)
    values ('state', ${id}, ${version}, ${STATE_DATA}, ${JSON.stringify(texts)}, ${facts})
  `.execute(database);
  await sql`
    insert into content_items (kind, id, version, hash, retired_at)
    values ('state', ${id}, ${version}, '', case when ${isRetired}::boolean then now() end)
    on conflict (kind, id) do update set version = excluded.version, retired_at = excluded.retired_at
  `.execute(database);
};

const STATE_DATA = JSON.stringify({
  code: 'TX',
  law: { year: 2007, yearFact: 'a-fact', kind: 'statute', statute: 'A law', fact: 'a-fact' },
  medicaidAba: null,
  regulator: { name: 'An office', phone: '1-800-555-0100', url: null, fact: 'a-fact' },
  externalReview: { who: 'state', phone: null, fact: 'a-fact' },
  facts: { ageLimit: ['a-fact'] },
});
