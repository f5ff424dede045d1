import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildOnce } from '../build.ts';
import { PROGRAMS, REPOSITORY } from '../programs.ts';

/** Programs that run as services, by name. */
export const SERVICES = {
  'event-store': PROGRAMS.eventStore,
  payments: PROGRAMS.payments,
  projections: PROGRAMS.projections,
  'command-api': PROGRAMS.commandApi,
  'read-api': PROGRAMS.readApi,
} as const;

export type ServiceName = keyof typeof SERVICES;

const FOLDER = join(REPOSITORY, 'infra/dist/services');

/** The file that a service is started from, once `bundleServices` has resolved. */
export const serviceFile = (name: ServiceName): string => join(FOLDER, `${name}.js`);

const SOURCES = ['package-lock.json', 'domain', 'infra', 'projections', 'command-api', 'read-api'];

/**
 * Bundles the services where they are not, or where sources have changed since: Node takes a millisecond for
 * each of a thousand modules. Another process does it, whose memory goes with it. Takes about two seconds.
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
