import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import {
  type CitedFact,
  citedFactSchema,
  itemTextSchema,
  type Question,
  type Section,
} from '@hearthway/domain/content/content.contract.ts';
import type { ContentKind, Fields, Titled } from '@hearthway/domain/content/kinds.ts';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { ReadSchema } from '../database/schema.ts';

/** One version of an item, in the language that was asked for or else in English. */
export interface Item<Data extends Fields, Words extends Titled> {
  readonly id: string;
  /** Events refer to it. */
  readonly version: number;
  readonly language: ContentLanguage;
  readonly data: Data;
  readonly words: Words;
  readonly sections: readonly Section[];
  readonly questions: readonly Question[];
  readonly facts: readonly CitedFact[];
  /** No longer listed: those who read it may finish. */
  readonly isRetired: boolean;
  /** Its newest version. */
  readonly newest: number;
}

export interface ItemQuery<Data extends Fields, Words extends Titled> {
  readonly kind: ContentKind<Data, Words>;
  readonly language: ContentLanguage;
}

/** The newest version of an item, retired or not; undefined when there never was one. */
export const findItem = async <Data extends Fields, Words extends Titled>(
  database: Kysely<ReadSchema>,
  { id, ...query }: ItemQuery<Data, Words> & { readonly id: string },
): Promise<Item<Data, Words> | undefined> => {
  const [item] = await read(database, query, sql`i.id = ${id} and v.version = i.version`);
  return item;
};

/** A version of an item that an event refers to. */
export const findVersion = async <Data extends Fields, Words extends Titled>(
  database: Kysely<ReadSchema>,
  {
    id,
    version,
    ...query
  }: ItemQuery<Data, Words> & { readonly id: string; readonly version: number },
): Promise<Item<Data, Words> | undefined> => {
  const [item] = await read(database, query, sql`i.id = ${id} and v.version = ${version}`);
  return item;
};

/** All items of a kind that are not retired, by id. */
export const listItems = <Data extends Fields, Words extends Titled>(
  database: Kysely<ReadSchema>,
  query: ItemQuery<Data, Words>,
): Promise<readonly Item<Data, Words>[]> =>
  read(database, query, sql`v.version = i.version and i.retired_at is null`);

interface Row {
  readonly id: string;
  readonly version: number;
  readonly newest: number;
  readonly isRetired: boolean;
  readonly language: ContentLanguage;
  readonly data: unknown;
  readonly text: unknown;
  readonly facts: unknown;
}

const read = async <Data extends Fields, Words extends Titled>(
  database: Kysely<ReadSchema>,
  { kind, language }: ItemQuery<Data, Words>,
  condition: ReturnType<typeof sql>,
): Promise<readonly Item<Data, Words>[]> => {
  const { rows } = await sql<Row>`
    select i.id, v.version, i.version as newest, i.retired_at is not null as "isRetired",
      case when v.texts ? ${language} then ${language} else 'en' end as language,
      v.data, coalesce(v.texts -> ${language}, v.texts -> 'en') as text, v.facts
    from content_items as i join content_versions as v using (kind, id)
    where kind = ${kind.name} and ${condition}
    order by i.id
  `.execute(database);
  return rows.map(({ data, text, facts, ...row }) => {
    const { words, sections, questions } = z.parse(itemTextSchema, text);
    return {
      ...row,
      data: z.parse(kind.data, data),
      words: z.parse(kind.words, words),
      sections,
      questions,
      facts: z.parse(factsSchema, facts),
    };
  });
};

const factsSchema = z.readonly(z.array(citedFactSchema));
