import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildOnce } from '../build.ts';
import { PROGRAMS, REPOSITORY } from '../programs.ts';

export const SERVICES = {
  launcher: join(import.meta.dirname, '../bundled/main.ts'),
  'event-store': PROGRAMS.eventStore,
  payments: PROGRAMS.payments,
  projections: PROGRAMS.projections,
  'command-api': PROGRAMS.commandApi,
  'read-api': PROGRAMS.readApi,
} as const;

export type ServiceName = keyof typeof SERVICES;

const FOLDER = join(REPOSITORY, 'infra/dist/services');

/** File from which a service is started, once `bundleServices` has resolved. */
export const serviceFile = (name: ServiceName): string => join(FOLDER, `${name}.js`);

const SOURCES = ['package-lock.json', 'domain', 'infra', 'projections', 'command-api', 'read-api'];

/**
 * Bundles the launcher and the services when they are missing or their sources have changed: Node takes a
 * millisecond for each of a thousand modules. Runs in another process, whose memory is freed afterwards. Takes
 * about two seconds.
 */
export const bundleServices = (signal: AbortSignal): Promise<void> =>
  buildOnce(
    {
      name: 'The services',
      folder: FOLDER,
      mark: '.',
      sources: SOURCES.map((source) => join(REPOSITORY, source)),
      make: async (folder) => {
        const program = join(import.meta.dirname, 'bundle.ts');
        await promisify(execFile)(process.execPath, [program, folder], { signal });
      },
    },
    { signal },
  );
