import { CONTENT_LANGUAGES } from '@hearthway/domain/content/content.constants.ts';
import { itemTextsSchema } from '@hearthway/domain/content/content.contract.ts';
import { plainText } from '@hearthway/domain/content/plain-text.ts';
import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { ContentSchema } from './content-schema.ts';
import { SOURCE_LANGUAGE } from './draft.ts';

interface ItemKey {
  readonly kind: string;
  readonly id: string;
}

/** Updates the search index for the sections of these items; removes those of retired ones. */
export const indexSections = async (
  transaction: Transaction<ContentSchema>,
  keys: readonly ItemKey[],
): Promise<void> => {
  if (keys.length === 0) return;
  const changed = sql`
    unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ id }) => id)}::text[])
      as changed (kind, id)
  `;
  await sql`
    delete from content_sections using ${changed}
    where content_sections.kind = changed.kind and content_sections.id = changed.id
  `.execute(transaction);
  const { rows } = await sql<ItemKey & { texts: unknown }>`
    select kind, id, texts from ${changed} join content_items using (kind, id)
    join content_versions using (kind, id, version)
    where retired_at is null
  `.execute(transaction);
  const sections = rows.flatMap(({ kind, id, texts }) => sectionsOf({ kind, id }, texts));
  await sql`
    insert into content_sections (kind, id, language, section, position, title, body)
    select kind, id, language, section, position, title, body
    from jsonb_to_recordset(${JSON.stringify(sections)}::jsonb) as sections
      (kind text, id text, language text, section text, position integer, title text, body text)
  `.execute(transaction);
  await sql`select refresh_content_words()`.execute(transaction);
};

const sectionsOf = (key: ItemKey, stored: unknown) => {
  const texts = z.parse(itemTextsSchema, stored);
  return CONTENT_LANGUAGES.flatMap((language) => {
    const text = texts[language] ?? texts[SOURCE_LANGUAGE];
    if (text === undefined) return [];
    const { words, sections } = text;
    return [
      {
        ...key,
        language,
        section: '',
        position: 0,
        title: words.title,
        body: [words.description, words['asked'] ?? ''].join('\n').trim(),
      },
      ...sections.map((section, index) => ({
        ...key,
        language,
        section: section.id,
        position: index + 1,
        title: section.title,
        body: plainText(section),
      })),
    ];
  });
};
