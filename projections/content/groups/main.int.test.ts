import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { createTestDatabase } from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { ContentSchema } from '../content-schema.ts';

const run = promisify(execFile);

/** Starts the command several times. */
const SLOW = { timeout: 120_000 };

const HEADER = 'name,state,city,website,source,as_of';
const DURHAM = 'Parents of Durham,NC,Durham,example.org/durham,A call,2026-11-20';
const DENVER = 'Parents of Denver,CO,Denver,example.org/denver,A call,2026-11-20';

const listOf = async (...rows: readonly string[]): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'hearthway-groups-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const file = join(directory, 'groups.csv');
  await writeFile(file, [HEADER, ...rows].join('\n'));
  return file;
};

test(
  'a list is imported as a whole, again without a change, refused and withdrawn',
  SLOW,
  async () => {
    const postgres = await createTestDatabase();
    onTestFinished(postgres.drop);
    const database = connectPostgres<ContentSchema>({
      url: postgres.url,
      onConnectionLost: () => {},
    });
    onTestFinished(() => database.destroy());
    const groups = async (...args: readonly string[]): Promise<string> => {
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const { stdout } = await run('node', [join(import.meta.dirname, 'main.ts'), ...args], {
        env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: postgres.url },
      });
      return stdout;
    };
    const shown = async (): Promise<readonly string[]> => {
      const { rows } = await sql<{ id: string }>`
      select id from content_items where kind = 'support-group' and retired_at is null order by id
    `.execute(database);
      return rows.map(({ id }) => id);
    };

    const both = await listOf(DURHAM, DENVER);
    expect(await groups('import', both)).toBe(`2 groups in ${both}: 2 published, 0 retired.\n`);
    expect(await groups('import', both)).toBe(`2 groups in ${both}: 0 published, 0 retired.\n`);
    const one = await listOf(DENVER);
    expect(await groups('import', one)).toBe(`1 group in ${one}: 0 published, 1 retired.\n`);
    expect(await shown()).toEqual(['co-denver-parents-of-denver']);

    const wrong = await listOf(DURHAM, DENVER.replace('CO', 'Colorado'));
    await expect(groups('import', wrong)).rejects.toMatchObject({
      code: 1,
      stdout: `${wrong}:3: The column "state" is no state: two letters, such as NC.\n`,
      stderr: expect.stringContaining('Nothing is imported: please put these right.'),
    });
    expect(await shown()).toEqual(['co-denver-parents-of-denver']);

    await expect(groups('import', `${one}.old`)).rejects.toMatchObject({
      stderr: expect.stringContaining(`There is no file ${one}.old.`),
    });

    expect(await groups('withdraw')).toBe('Your list is withdrawn.\n');
    expect(await shown()).toEqual([]);
  },
);
