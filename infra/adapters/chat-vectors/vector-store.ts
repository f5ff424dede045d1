import { type Kysely, sql } from 'kysely';
import type { IndexedVector } from './vector-index.ts';

/** Text that needs a vector. */
export interface HashedText {
  readonly hash: string;
  readonly text: string;
}

interface Take {
  readonly model: string;
  /** Further texts, besides all passages. */
  readonly others: readonly HashedText[];
  readonly most: number;
  readonly now: Date;
  /** End of the lease, after which another process may take the texts. */
  readonly until: Date;
}

/** Leases some texts that have no vector yet and that no other process is working on, in any order. */
export const takeTexts = async <Schema>(
  database: Kysely<Schema>,
  { model, others, most, now, until }: Take,
): Promise<readonly HashedText[]> => {
  const { rows } = await sql<HashedText>`
    with missing as (
      select hash, min(text) as text
      from (
        select hash, title || E'\\n' || body from content_passages
        union all
        select *
        from unnest(
          ${others.map(({ hash }) => hash)}::text[],
          ${others.map(({ text }) => text)}::text[]
        )
      ) as texts (hash, text)
      where not exists (
        select from passage_vectors as known
        where known.hash = texts.hash and known.model = ${model}
          and (vector is not null or taken_until > ${now})
      )
      group by hash order by random() limit ${most}
    ), taken as (
      insert into passage_vectors as known (hash, model, taken_until)
      select hash, ${model}, ${until} from missing
      on conflict (hash, model) do update set taken_until = excluded.taken_until
        where known.vector is null and known.taken_until <= ${now}
      returning hash
    )
    select hash, text from missing join taken using (hash)
  `.execute(database);
  return rows;
};

interface MadeVector {
  readonly hash: string;
  readonly vector: Float32Array;
}

export const storeVectors = async <Schema>(
  database: Kysely<Schema>,
  model: string,
  vectors: readonly MadeVector[],
): Promise<void> => {
  const made = vectors.map(({ hash, vector }) => ({ hash, vector: Array.from(vector) }));
  await sql`
    update passage_vectors as known set vector = made.vector, taken_until = null
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (hash text, vector real[])
    where known.hash = made.hash and known.model = ${model}
  `.execute(database);
};

/** Releases the texts, so that any process can take them at once. */
export const releaseTexts = async <Schema>(
  database: Kysely<Schema>,
  model: string,
  hashes: readonly string[],
): Promise<void> => {
  await sql`
    delete from passage_vectors
    where model = ${model} and hash = any (${hashes}::text[]) and vector is null
  `.execute(database);
};

/** Deletes vectors of any model whose texts are no longer passages. */
export const forgetOldVectors = async <Schema>(
  database: Kysely<Schema>,
  others: readonly Pick<HashedText, 'hash'>[],
): Promise<void> => {
  await sql`
    delete from passage_vectors
    where hash <> all (${others.map(({ hash }) => hash)}::text[])
      and not exists (select from content_passages where content_passages.hash = passage_vectors.hash)
  `.execute(database);
};

/** Returns all passages, and which of them have a vector. */
export const listPassages = async <Schema>(
  database: Kysely<Schema>,
  model: string,
): Promise<readonly (Omit<IndexedVector, 'vector'> & { readonly isMade: boolean })[]> => {
  const { rows } = await sql<Omit<IndexedVector, 'vector'> & { readonly isMade: boolean }>`
    select distinct language, content_passages.hash, state, vector is not null as "isMade"
    from content_passages
      left join passage_vectors as known on known.hash = content_passages.hash and model = ${model}
  `.execute(database);
  return rows;
};

/** Rows per read: decoding them blocks the process. */
const READ_AT_ONCE = 100;

export const readVectors = async <Schema>(
  database: Kysely<Schema>,
  model: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Float32Array>> => {
  const vectors = new Map<string, Float32Array>();
  for (let from = 0; from < hashes.length; from += READ_AT_ONCE) {
    const { rows } = await sql<{ readonly hash: string; readonly vector: readonly number[] }>`
      select hash, vector from passage_vectors
      where model = ${model} and hash = any (${hashes.slice(from, from + READ_AT_ONCE)}::text[])
        and vector is not null
    `.execute(database);
    for (const { hash, vector } of rows) vectors.set(hash, Float32Array.from(vector));
  }
  return vectors;
};
