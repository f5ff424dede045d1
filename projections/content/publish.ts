import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { indexPassages } from './chat-passages/index-passages.ts';
import type { CompiledItem } from './compile.ts';
import type { ContentSchema } from './content-schema.ts';
import { correctedItems } from './corrections/corrected-items.ts';
import { indexSections } from './index-sections.ts';
import type { IndexedQuestion } from './indexed-questions.ts';
import { type Layer, offeredItems } from './layers.ts';

export interface LayerContent {
  readonly layer: Layer;
  /** Hash of the source texts. */
  readonly hash: string;
  readonly items: readonly CompiledItem[];
  /** Questions that parents ask about its sections; none by default. */
  readonly asked?: readonly IndexedQuestion[];
}

export interface Published {
  /** New, changed or restored items. */
  readonly published: number;
  readonly retired: number;
}

/**
 * Publishes the items of a layer in place of its previous ones, in one transaction. Only an item that differs
 * gets a version; old versions stay. An item that no layer has any more is retired.
 */
export const publishLayer = async (
  database: Kysely<ContentSchema>,
  { layer, hash, items, asked = [] }: LayerContent,
): Promise<Published> =>
  await database.transaction().execute(async (transaction) => {
    // Locks, so that the second of two processes that start together finds the work done.
    await lockContent(transaction);
    await sql`
      insert into content_layers (layer, hash, published_at) values (${layer}, ${hash}, now())
      on conflict (layer) do update set hash = ${hash}, published_at = now(), problem = null
    `.execute(transaction);
    await replaceItems(transaction, layer, items);
    await replaceQuestions(transaction, layer, asked);
    return await publishEffective(transaction);
  });

/** Removes a layer: items that it covered become visible again, and the rest retire. */
export const withdrawLayer = async (
  database: Kysely<ContentSchema>,
  layer: Layer,
): Promise<Published> =>
  await database.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    await transaction.deleteFrom('content_layers').where('layer', '=', layer).execute();
    return await publishEffective(transaction);
  });

/** Blocks writers but not readers. */
export const lockContent = async (transaction: Transaction<ContentSchema>): Promise<void> => {
  await sql`lock table content_layers in share row exclusive mode`.execute(transaction);
};

const replaceItems = async (
  transaction: Transaction<ContentSchema>,
  layer: Layer,
  items: readonly CompiledItem[],
): Promise<void> => {
  await transaction.deleteFrom('content_layer_items').where('layer', '=', layer).execute();
  const rows = items.map((item) => ({ ...item, hash: hashOfItem(item) }));
  await sql`
    insert into content_layer_items (layer, kind, id, hash, item)
    select ${layer}, entry ->> 'kind', entry ->> 'id', entry ->> 'hash', entry
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as entry
  `.execute(transaction);
};

const replaceQuestions = async (
  transaction: Transaction<ContentSchema>,
  layer: Layer,
  asked: readonly IndexedQuestion[],
): Promise<void> => {
  await transaction.deleteFrom('content_asked').where('layer', '=', layer).execute();
  await sql`
    insert into content_asked (layer, kind, id, section, language, question)
    select ${layer}, kind, id, section, language, question
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked
      (kind text, id text, section text, language text, question text)
  `.execute(transaction);
};

const hashOfItem = (item: CompiledItem): string =>
  createHash('sha256').update(JSON.stringify(item)).digest('hex');

/** Updates the items that families see to all layers, with corrections applied on top. */
export const publishEffective = async (
  transaction: Transaction<ContentSchema>,
): Promise<Published> => {
  const corrected = await correctedItems(transaction);
  const replacing = corrected.map((item) => ({ hash: hashOfItem(item), item }));
  const { rows: changed } = await sql<{ kind: string; id: string }>`
    with offered as (${offeredItems}), effective as (
      select kind, id, coalesce(corrected.hash, offered.hash) as hash,
        coalesce(corrected.item, offered.item) as item
      from offered left join (
        select item ->> 'kind' as kind, item ->> 'id' as id, hash, item
        from jsonb_to_recordset(${JSON.stringify(replacing)}::jsonb) as given (hash text, item jsonb)
      ) as corrected using (kind, id)
    ), changed as (
      select effective.*, coalesce(content_items.hash = effective.hash, false) as "isSame"
      from effective left join content_items using (kind, id)
      where content_items.hash is distinct from effective.hash
        or content_items.retired_at is not null
    ), added as (
      insert into content_versions (kind, id, version, data, texts, facts)
      select kind, id,
        1 + coalesce(
          (select max(version) from content_versions as old
            where old.kind = changed.kind and old.id = changed.id),
          0
        ),
        item -> 'data', item -> 'texts', item -> 'facts'
      from changed where not "isSame"
      returning kind, id, version
    ), stored as (
      insert into content_items (kind, id, version, hash)
      select kind, id, coalesce(added.version, content_items.version), changed.hash
      from changed
      left join added using (kind, id)
      left join content_items using (kind, id)
      on conflict (kind, id) do update
        set version = excluded.version, hash = excluded.hash, retired_at = null
    )
    select kind, id from changed
  `.execute(transaction);
  const { rows: retired } = await sql<{ kind: string; id: string }>`
    update content_items set retired_at = now()
    where retired_at is null and not exists (
      select from content_layer_items as offered
      where offered.kind = content_items.kind and offered.id = content_items.id
    )
    returning kind, id
  `.execute(transaction);
  await indexSections(transaction, [...changed, ...retired]);
  await indexPassages(transaction);
  return { published: changed.length, retired: retired.length };
};
