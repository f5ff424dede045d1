import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { codeOf } from '../../adapters/process/error-code.ts';

/** For tests that look for what must not be there. Answers `place: text`, and the case never matters. */
export const tracesInFiles = (
  directory: string,
  texts: readonly string[],
  isWanted: (file: string) => boolean = () => true,
): readonly string[] => {
  const find = finder(texts);
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(isWanted)
    .flatMap((file) => {
      const found = new Set(Array.from(piecesOf(file), find).flat());
      return texts.filter((text) => found.has(text)).map((text) => `${file}: ${text}`);
    });
};

/**
 * Reads every row of every table in every schema that the role may read, those of Postgres itself too. Of
 * its statistics, which hold samples of values, a role reads its own tables' as the view `pg_stats`.
 */
export const tracesInTables = async <Schema>(
  database: Kysely<Schema>,
  texts: readonly string[],
): Promise<readonly string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'm') and has_table_privilege(oid, 'select')
    union all select 'pg_stats'
  `.execute(database);
  const find = finder(texts);
  const traces: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ dump: string | null }>`
      select string_agg(t::text, E'\n') as dump from ${sql.raw(name)} t
    `.execute(database);
    const found = find(Buffer.from(rows[0]?.dump ?? ''));
    traces.push(...found.map((text) => `${name}: ${text}`));
  }
  return traces;
};

/** Small enough that they stay in the processor's cache. */
const PIECE_BYTES = 64 * 1024;

/** Bytes of one piece that begin the next: more than any form of a text that is looked for. */
const OVERLAP_BYTES = 1024;

/**
 * The pieces of a file, each valid until the next, since they are read into the same memory: a hundred
 * megabytes of new memory cost as much as the search in them. None of a file that a server has removed since it
 * was listed.
 */
function* piecesOf(file: string): Generator<Buffer> {
  const descriptor = openIfThere(file);
  if (descriptor === undefined) return;
  const memory = Buffer.allocUnsafe(PIECE_BYTES);
  try {
    let kept = 0;
    for (;;) {
      const read = readSync(descriptor, memory, kept, PIECE_BYTES - kept, null);
      if (read === 0) return;
      const filled = kept + read;
      yield memory.subarray(0, filled);
      const from = Math.max(0, filled - OVERLAP_BYTES);
      kept = memory.copy(memory, 0, from, filled);
    }
  } finally {
    closeSync(descriptor);
  }
}

const openIfThere = (file: string): number | undefined => {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Finds the texts that stand in some bytes, in any form. All forms are looked for in one pass first. */
const finder = (texts: readonly string[]): ((bytes: Buffer) => readonly string[]) => {
  const searched = texts.map((text) => ({
    text,
    forms: formsOf(text).map((form) => form.toLowerCase()),
  }));
  const anyForm = new RegExp(
    searched.flatMap(({ forms }) => forms.map(RegExp.escape)).join('|'),
    'i',
  );
  return (bytes) => {
    const text = bytes.toString('latin1');
    if (!anyForm.test(text)) return [];
    const content = text.toLowerCase();
    return searched
      .filter(({ forms }) => forms.some((form) => content.includes(form)))
      .map(({ text }) => text);
  };
};

/** As it is, as the bytes of a database are shown, and in base64 wherever it may begin there. */
const formsOf = (text: string): readonly string[] => {
  const bytes = Buffer.from(text);
  const inBase64 = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .subarray(0, Math.floor((before + bytes.length) / 3) * 3)
      .toString('base64')
      .slice(before === 0 ? 0 : 4),
  );
  return [bytes.toString('latin1'), bytes.toString('hex'), ...inBase64];
};
