import { dirname, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { REPOSITORY } from '../programs.ts';
import { SERVICES } from './services.ts';

/**
 * Bundled packages: those with many small modules, and one that works with another's classes. All others load
 * from their folder, since some look for files beside themselves.
 */
const INLINED = /^(?:zod|kysely|fastify-type-provider-zod)(?:\/|$)/;

/** Whether an import names a package. */
const isPackage = (id: string): boolean =>
  !id.startsWith('.') && !id.startsWith(REPOSITORY) && !id.startsWith('@hearthway/');

/** Lets modules keep reading files beside their source. */
const readsBesideSource = (folder: string): Plugin => ({
  name: 'hearthway:beside-source',
  transform: (code, id) => {
    if (id.includes('node_modules') || !code.includes('import.meta')) return null;
    const source = relative(folder, id);
    return code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
      .replaceAll(
        'import.meta.dirname',
        `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`,
      );
  },
});

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('The folder of the bundles is missing.');
const bundle = await rolldown({
  input: SERVICES,
  platform: 'node',
  external: (id) => isPackage(id) && !INLINED.test(id),
  plugins: [readsBesideSource(folder)],
});
await bundle.write({ dir: folder, format: 'esm' });
