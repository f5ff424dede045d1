import { join } from 'node:path';

/** The top folder of the checkout. */
export const REPOSITORY = join(import.meta.dirname, '../..');

const main = (folder: string): string => join(REPOSITORY, folder, 'main.ts');

/**
 * Every program that other programs start, by the absolute path of its file. Services are reached
 * as processes: no path elsewhere leads into another workspace.
 */
export const PROGRAMS = {
  launcher: main('infra/launcher'),
  eventStore: main('infra/embedded/event-store'),
  payments: main('infra/embedded/payments'),
  keys: main('infra/operator/keys'),
  commandApi: main('command-api'),
  directory: main('command-api/directory'),
  staff: main('command-api/staff'),
  paymentsCommand: main('command-api/subscription-payments'),
  support: main('command-api/support'),
  readApi: main('read-api'),
  projections: main('projections'),
  projectionsCommand: main('projections/cli'),
  migrate: main('projections/database'),
  directoryImport: main('projections/directory-import'),
  content: main('projections/content'),
} as const;
