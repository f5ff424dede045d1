import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import type { Kysely } from 'kysely';
import type { ContentSchema } from './content-schema.ts';
import { sentenceOf } from './fault.ts';
import { type ContentFolder, readFolder } from './folder.ts';
import { publishLayer } from './publish.ts';

export interface ProductContent {
  readonly database: Kysely<ContentSchema>;
  readonly directory: string;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/**
 * Publishes the content of the product if it has changed. Faults stop nothing: the last good version stays,
 * the log lists every fault, and health the first.
 */
export const publishProduct = async ({
  database,
  directory,
  logger,
}: ProductContent): Promise<void> => {
  const folder = await readFolder(directory).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (typeof folder === 'string') return await refuse({ database, logger }, [folder]);
  if (await isPublished(database, folder)) return;
  // Loads the parsers only if there is content to parse.
  const { checkContent } = await import('./check-content.ts');
  const { items, asked, faults } = checkContent(folder);
  if (faults.length > 0) return await refuse({ database, logger }, faults.map(sentenceOf));
  const { published, retired } = await publishLayer(database, {
    layer: 'product',
    hash: folder.hash,
    items,
    asked,
  });
  logger.info({ published, retired }, 'Content was published.');
};

const isPublished = async (
  database: Kysely<ContentSchema>,
  { hash }: ContentFolder,
): Promise<boolean> => {
  // Clears a fault that was fixed by reverting to the published texts.
  const { numUpdatedRows } = await database
    .updateTable('content_layers')
    .set({ problem: null })
    .where('layer', '=', 'product')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const refuse = async (
  { database, logger }: Pick<ProductContent, 'database' | 'logger'>,
  sentences: readonly string[],
): Promise<void> => {
  for (const sentence of sentences) logger.error(`Content is not published: ${sentence}`);
  const [first = '', ...others] = sentences;
  const problem =
    others.length === 0
      ? first
      : `${first} There ${others.length === 1 ? 'is one more fault' : `are ${others.length} more faults`}: npm run content -- check.`;
  await database
    .insertInto('content_layers')
    .values({ layer: 'product', problem })
    .onConflict((conflict) => conflict.column('layer').doUpdateSet({ problem }))
    .execute();
};
