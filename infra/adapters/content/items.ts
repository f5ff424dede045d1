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
import { rememberReads } from '../process/remember-reads.ts';
import type { Tables } from '../tables/tables.ts';

type ContentSchema = Pick<Tables, 'content_items' | 'content_versions'>;

/** Immutable published version of an item. */
export interface Version<Data extends Fields, Words extends Titled> {
  readonly id: string;
  /** Version number, to which events refer. */
  readonly version: number;
  /** Requested language, or else English. */
  readonly language: ContentLanguage;
  readonly data: Data;
  readonly words: Words;
  readonly sections: readonly Section[];
  readonly questions: readonly Question[];
  readonly facts: readonly CitedFact[];
}

export interface Item<Data extends Fields, Words extends Titled> extends Version<Data, Words> {
  /** Whether the item is no longer listed; people who are reading it may finish. */
  readonly isRetired: boolean;
  /** Number of its newest version. */
  readonly newest: number;
}

interface ItemQuery {
  readonly id: string;
  /** Defaults to the newest. */
  readonly version?: number | undefined;
  readonly language: ContentLanguage;
}

export interface Items<Data extends Fields, Words extends Titled> {
  /** Returns undefined for a version that never existed. */
  readonly find: (query: ItemQuery) => Promise<Item<Data, Words> | undefined>;
  /** Finds the version that an event refers to; cached versions need no query. */
  readonly findVersion: (
    query: ItemQuery & { readonly version: number },
  ) => Promise<Version<Data, Words> | undefined>;
  /** Items that are not retired, by id. Returns the same array until something changes. */
  readonly list: (language: ContentLanguage) => Promise<readonly Item<Data, Words>[]>;
}

export interface ItemsOptions<Data extends Fields, Words extends Titled> {
  readonly database: Kysely<ContentSchema>;
  readonly kind: ContentKind<Data, Words>;
  /** Versions kept in memory: enough for an operator's five hundred in both languages. */
  readonly mostKept?: number;
  /** Time for which new or retired items may not show yet; by default they show at once. */
  readonly newestForMs?: number | undefined;
}

/**
 * Items of a kind. Versions are read once and kept in memory, and so is the list of the newest: items that
 * were read once remain available while the database is busy or down.
 */
export const createItems = <Data extends Fields, Words extends Titled>({
  database,
  kind,
  mostKept = 1_200,
  newestForMs = 0,
}: ItemsOptions<Data, Words>): Items<Data, Words> => {
  const kept = new Map<string, Version<Data, Words>>();
  const remembered = rememberReads<readonly Newest[]>({ freshForMs: newestForMs });
  const newestOfKind = () =>
    remembered(kind.name, () => readNewest(database, sql`kind = ${kind.name}`));

  const lists = new Map<
    ContentLanguage,
    { readonly versions: string; readonly items: readonly Item<Data, Words>[] }
  >();

  const keep = (key: string, version: Version<Data, Words>): void => {
    kept.delete(key);
    kept.set(key, version);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };

  const keyOf = ({ id, version, language }: ItemQuery & { readonly version: number }): string =>
    `${language} ${version} ${id}`;

  const complete = async (
    items: readonly Newest[],
    language: ContentLanguage,
    version?: number,
  ): Promise<readonly Item<Data, Words>[]> => {
    const wanted = items.map((item) => {
      const of = { id: item.id, version: version ?? item.newest };
      const key = keyOf({ ...of, language });
      return { item, of, key, known: kept.get(key) };
    });
    const missing = wanted.flatMap(({ of, known }) => (known === undefined ? [of] : []));
    const read = missing.length === 0 ? [] : await readVersions(database, kind, missing, language);
    const found = new Map(read.map((each) => [each.id, each]));
    return wanted.flatMap(({ item, key, known = found.get(item.id) }) => {
      if (known === undefined) return [];
      keep(key, known);
      return [{ ...known, newest: item.newest, isRetired: item.isRetired }];
    });
  };

  return {
    find: async ({ id, version, language }) => {
      const newest = await newestOfKind();
      const known = newest.filter((each) => each.id === id);
      const [item] = await complete(known, language, version);
      return item;
    },
    findVersion: async ({ id, version, language }) => {
      const key = keyOf({ id, version, language });
      const known = kept.get(key);
      const [read] =
        known === undefined
          ? await readVersions(database, kind, [{ id, version }], language)
          : [known];
      if (read !== undefined) keep(key, read);
      return read;
    },
    list: async (language) => {
      const newest = (await newestOfKind()).filter(({ isRetired }) => !isRetired);
      const versions = newest.map((item) => `${item.id} ${item.newest}`).join('\n');
      const known = lists.get(language);
      if (known?.versions === versions) return known.items;
      const items = await complete(newest, language);
      lists.set(language, { versions, items });
      return items;
    },
  };
};

interface Newest {
  readonly id: string;
  readonly newest: number;
  readonly isRetired: boolean;
}

const readNewest = async (
  database: Kysely<ContentSchema>,
  condition: ReturnType<typeof sql>,
): Promise<readonly Newest[]> => {
  const { rows } = await sql<Newest>`
    select id, version as newest, retired_at is not null as "isRetired"
    from content_items where ${condition} order by id
  `.execute(database);
  return rows;
};

interface Row {
  readonly id: string;
  readonly version: number;
  readonly language: ContentLanguage;
  readonly data: unknown;
  readonly text: unknown;
  readonly facts: unknown;
}

const readVersions = async <Data extends Fields, Words extends Titled>(
  database: Kysely<ContentSchema>,
  kind: ContentKind<Data, Words>,
  wanted: readonly { readonly id: string; readonly version: number }[],
  language: ContentLanguage,
): Promise<readonly Version<Data, Words>[]> => {
  const { rows } = await sql<Row>`
    select id, version, case when texts ? ${language} then ${language} else 'en' end as language,
      data, coalesce(texts -> ${language}, texts -> 'en') as text, facts
    from content_versions
    where kind = ${kind.name} and (id, version) in (
      select * from unnest(
        ${wanted.map(({ id }) => id)}::text[], ${wanted.map(({ version }) => version)}::integer[]
      )
    )
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
