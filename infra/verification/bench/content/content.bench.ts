import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../../../embedded/postgres/postgres.ts';
import { PROGRAMS, REPOSITORY } from '../../../launcher/programs.ts';
import { sized } from '../size.ts';

const LESSONS = sized(500, 5);
const MODEL = 'what-autism-is';
const LANGUAGES = ['en', 'es'];
const PICTURE = `${MODEL}-one-in-31.svg`;

/** Copies of a real lesson, published by the command. `size` is how many. */
export const run = async (size: number | undefined): Promise<void> => {
  const lessons = size ?? LESSONS;
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-bench-'));
  const postgres = await startPostgres(join(directory, 'postgres'));
  try {
    const environment = { DATABASE_URL: postgres.url };
    const start = async (program: string, args: readonly string[]): Promise<number> => {
      const startedAt = performance.now();
      await promisify(execFile)(process.execPath, [program, ...args], { env: environment });
      return (performance.now() - startedAt) / 1000;
    };
    await start(PROGRAMS.migrate, []);
    const content = join(directory, 'content');
    writeLessons(content, lessons);
    const check = await start(PROGRAMS.content, ['check', content]);
    const publish = await start(PROGRAMS.content, ['publish', content]);
    writeLessons(content, 1);
    const again = await start(PROGRAMS.content, ['publish', content]);
    const seconds = (value: number): string => `${value.toFixed(1)} s`;
    console.table([
      { measure: `check ${lessons} lessons`, value: seconds(check) },
      { measure: `check and publish ${lessons} lessons`, value: seconds(publish), goal: '10 s' },
      { measure: 'the same, one of them changed', value: seconds(again) },
    ]);
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
};

/** Their titles differ from those written before by the number of this call. */
const writeLessons = (content: string, lessons: number): void => {
  const folder = join(content, 'lessons');
  const models = join(REPOSITORY, 'content/lessons');
  mkdirSync(folder, { recursive: true });
  cpSync(join(models, PICTURE), join(folder, PICTURE));
  for (const language of LANGUAGES) {
    const model = readFileSync(join(models, `${MODEL}.${language}.md`), 'utf8');
    for (let number = 0; number < lessons; number += 1)
      writeFileSync(
        join(folder, `lesson-${number}.${language}.md`),
        model.replace(/^title: .*$/m, `title: Lesson ${number} of ${lessons}`),
      );
  }
};
