import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase } from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { expect, onTestFinished, test } from 'vitest';
import { program } from './arguments.ts';
import { runContent } from './commands.ts';
import { type Files, lessonText, writeFolder } from './content.fixture.ts';
import { STATE_IN, STATE_PATHS } from './state.fixture.ts';

const run = promisify(execFile);

/** Answers what it prints. Rejects with what it complains about. */
const content = async (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const lines: string[] = [];
  const print = (line: string): number => lines.push(line);
  expect(await runContent(program.read(args), { environment, print })).toBe(true);
  return lines.map((line) => `${line}\n`).join('');
};

const ownFolder = async (files: Files): Promise<string> => {
  const { directory, remove } = await writeFolder(files);
  onTestFinished(remove);
  return directory;
};

/** Cites a fact of ours. */
const ownLesson = (id: string): Files =>
  Object.fromEntries(
    (['en', 'es'] as const).map((language) => [
      `lessons/${id}.${language}.md`,
      lessonText(language).replaceAll('@light-first', '@autism-diagnosis-age-two'),
    ]),
  );

test('our content has no faults, and its reading grades are shown', async () => {
  expect(await content(['check'])).toMatch(
    /^what-autism-is: grade \d\.\d$.*^No faults: \d+ items?, \d+ facts\.$/ms,
  );
});

test("an operator's folder is published and withdrawn", async () => {
  const postgres = await createTestDatabase();
  onTestFinished(postgres.drop);
  const directory = await ownFolder(ownLesson('our-group'));
  const environment = { DATABASE_URL: postgres.url };
  expect(await content(['publish', directory], environment)).toBe(
    `1 item in ${directory}: 1 published, 0 retired.\n`,
  );
  expect(await content(['withdraw'], environment)).toBe(
    'Your own folder is withdrawn: 0 of ours published again, 1 retired.\n',
  );
});

test('a value is corrected, listed and shown as before', async () => {
  const postgres = await createTestDatabase();
  onTestFinished(postgres.drop);
  const environment = { DATABASE_URL: postgres.url };
  await content(
    ['publish', await ownFolder({ [STATE_PATHS.en]: STATE_IN.en, [STATE_PATHS.es]: STATE_IN.es })],
    environment,
  );
  const year = ['state/texas', 'law.year'];
  const proof = ['--source', 'The law', '--by', 'Ana', '--on', '2026-11-20'];
  expect(await content(['correct', ...year, '2009', ...proof], environment)).toBe(
    'state/texas shows it, verified by Ana on 2026-11-20.\n',
  );
  expect(await content(['corrections'], environment)).toBe(
    'state/texas law.year: 2009; verified by Ana on 2026-11-20 (The law); ours: 2007\n1 correction.\n',
  );
  expect(await content(['uncorrect', ...year], environment)).toBe(
    'state/texas shows our value of law.year again.\n',
  );
  await expect(content(['uncorrect', ...year], environment)).rejects.toThrow(
    'There is no correction of state/texas law.year.',
  );
});

test('the program exits with code 1 where a folder has a fault, and publishes nothing', async () => {
  const { 'lessons/our-group.es.md': _, ...files } = ownLesson('our-group');
  const directory = await ownFolder(files);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const main = join(import.meta.dirname, 'main.ts');
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: 'postgres://nowhere.invalid/none' };
  await expect(run('node', [main, 'publish', directory], { env })).rejects.toMatchObject({
    code: 1,
    stdout: 'lessons/our-group.en.md:1: It is not there in Spanish: our-group.es.md is missing.\n',
    stderr: 'Nothing is published: please put these right.\n',
  });
});
