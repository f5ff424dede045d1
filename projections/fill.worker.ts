import { workerData } from 'node:worker_threads';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import type { ContentSchema } from './content/content-schema.ts';
import { CONTENT_FOLDER } from './content/folder.ts';
import { publishProduct } from './content/publish-product.ts';
import type { DirectoryImportSchema } from './directory-import/import-schema.ts';
import { seedDirectory } from './directory-import/seed/seed.ts';
import type { FillOrder } from './fill-database.ts';

const { url, logLevel, hasDemoListings }: FillOrder = workerData;
const logger = createLogger({
  name: 'projections',
  level: logLevel,
  isPretty: process.stdout.isTTY,
});
const database = connectPostgres<DirectoryImportSchema & ContentSchema>({
  url,
  // A lost connection also rejects the query, which ends this thread.
  onConnectionLost: () => {},
});
await seedDirectory(database, { hasDemo: hasDemoListings });
await publishProduct({ database, directory: CONTENT_FOLDER, logger });
await database.destroy();
