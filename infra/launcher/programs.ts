import { join } from 'node:path';

export const REPOSITORY = join(import.meta.dirname, '../..');

const main = (folder: string): string => join(REPOSITORY, folder, 'main.ts');

/**
 * Absolute paths of all programs that other programs start. Services run as processes: no other path leads
 * into another workspace.
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
