import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contexts } from '@hearthway/domain/contexts.ts';
import { LOG_STREAM } from '@hearthway/domain/staff/log-line.ts';
import { describe, expect, test } from 'vitest';
import { read, repository, trackedFiles } from './repository.fixture.ts';

/**
 * Production code: tests, fixtures and verification name contexts as their examples, and the embedded
 * servers use the names of the protocols that they speak.
 */
const sources = trackedFiles('*.ts', '*.tsx', '*.mjs', '*.json')
  .filter(
    (file) =>
      !/\.(?:test|fixture)\.tsx?$|package-lock\.json$/.test(file) &&
      !file.startsWith('infra/verification/') &&
      !file.startsWith('infra/embedded/') &&
      existsSync(join(repository, file)),
  )
  .map((file) => ({ file, folders: file.split('/').slice(0, -1), source: read(file) }));

const IMPORT = /(?:from|import\() ?'([^']+)'/g;

const names = contexts.map(({ name }) => name);

/** Imports a file of the context, or names its stream, read model or folder in a string. */
const isNamedBy = (
  { name, aggregates, readModels }: (typeof contexts)[number],
  source: string,
): boolean => {
  const imports = Array.from(source.matchAll(IMPORT), ([, path = '']) => path.split('/'));
  if (imports.some((folders) => folders.slice(0, -1).includes(name))) return true;
  const spelled = [
    ...aggregates.map(({ decider }) => decider.stream.category),
    ...readModels.map((model) => model.name),
  ];
  return spelled.some((text) => source.includes(`'${text}'`));
};

/**
 * A folder of a context, or one that its name begins, such as `directory-import`: a room of that context
 * alone, which is where a reader would look.
 */
const isOfContext = (folder: string): boolean =>
  names.some((name) => folder === name || folder.startsWith(`${name}-`));

/**
 * Files outside the folders of all contexts that name each: what a new context would have to edit. A
 * context may use another one on purpose, and then its own files say so. Where there are more than
 * `MAX_NAMED`, the number was reached in November 2026; lower it, and never raise it.
 */
const MAX_NAMED = 4;
const BEFORE: Readonly<Record<string, number>> = {
  account: 10,
  directory: 7,
  journey: 7,
  staff: 6,
};

const hasPersonalEvents = ({ aggregates }: (typeof contexts)[number]): boolean =>
  aggregates
    .flatMap(({ decider }) => decider.stream.eventTypes)
    .some(({ personal }) => Object.keys(personal).length > 0);

/** The names of icons that the timeline can draw. */
const timelineIcons = Array.from(
  read('frontend/src/features/staff/timeline/stream-words.ts').matchAll(
    /^ {2}'?([a-z-]+)'?: \w+,$/gm,
  ),
  ([, icon]) => icon,
);

test('the operational log has an icon in the timeline', () => {
  expect(timelineIcons).toContain(LOG_STREAM.icon);
});

describe.for(contexts)('$name', (context) => {
  test('is named by few files outside the folders of contexts', () => {
    const naming = sources
      .filter(({ folders }) => !folders.some(isOfContext))
      .filter(({ source }) => isNamedBy(context, source))
      .map(({ file }) => file);
    expect(naming.length, naming.join('\n')).toBeLessThanOrEqual(BEFORE[context.name] ?? MAX_NAMED);
  });

  test('has its folder, and its rules are documented', () => {
    expect(existsSync(join(repository, 'domain', context.name))).toBe(true);
    const headings = Array.from(
      read('docs/product-rules.md').matchAll(/^## (.+)$/gm),
      ([, heading = '']) => heading.toLowerCase(),
    );
    expect(headings).toContain(context.name.replaceAll('-', ' '));
  });

  test('is on the privacy page where its events hold personal data', () => {
    const isKept = read('frontend/src/site/legal/KeptData.tsx').includes(
      `id="kept-${context.name}"`,
    );
    expect(isKept).toBe(hasPersonalEvents(context));
  });

  test('has an icon in the timeline', () => {
    const icons = context.aggregates.map(({ icon }) => icon);
    expect(icons.filter((icon) => !timelineIcons.includes(icon))).toEqual([]);
  });
});

test('no two contexts share the name of a stream or a read model', () => {
  const streams = contexts.flatMap(({ aggregates }) =>
    aggregates.map(({ decider }) => decider.stream.category),
  );
  const models = contexts.flatMap(({ readModels }) => readModels.map(({ name }) => name));
  expect(new Set(streams).size).toBe(streams.length);
  expect(new Set(models).size).toBe(models.length);
});
