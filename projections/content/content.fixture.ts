import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Files = Readonly<Record<string, string>>;

const WORDS = {
  en: {
    title: 'A calm evening',
    description: 'How to end the day well.',
    sentence: 'Turn off the light and sit with your child',
    because: 'This is how the day ends well.',
    because2: 'Many parents try this first.',
    ask: 'Where do you start?',
    answers: ['With a lamp', 'With a song', 'With a list'],
  },
  es: {
    title: 'Una noche tranquila',
    description: 'Cómo terminar bien el día.',
    sentence: 'Apague la luz y siéntese con su hijo o hija',
    because: 'Así termina bien el día.',
    because2: 'Muchos padres empiezan por aquí.',
    ask: '¿Por dónde empieza?',
    answers: ['Con una lámpara', 'Con una canción', 'Con una lista'],
  },
} as const;

const DATA = `category: resource-finding
difficulty: beginner
minutes: 5
xp: 50
topics: [sleep]
`;

const sectionsIn = (language: keyof typeof WORDS): string => {
  const { sentence } = WORDS[language];
  return ['one', 'two', 'three', 'four', 'five']
    .map((id) => `## ${id} {#${id}}\n\n${sentence} [@light-first].\n`)
    .join('\n');
};

const questionsIn = (language: keyof typeof WORDS): string => {
  const { ask, answers, because, because2 } = WORDS[language];
  const option = (answer: string, isRight: boolean): string =>
    isRight
      ? `- [x] ${answer}\n\n  ${because} [@light-first]\n`
      : `- [ ] ${answer}\n\n  ${because2}\n`;
  return [0, 1, 2, 3]
    .map(
      (number) =>
        `### ${ask} (${number}) {#question-${number}}\n\n${answers.map((answer, at) => option(answer, at === number % 3)).join('\n')}`,
    )
    .join('\n');
};

/** Returns a lesson without faults in one language. */
export const lessonText = (
  language: keyof typeof WORDS,
  { title = WORDS[language].title }: { readonly title?: string } = {},
): string => `---
title: ${title}
description: ${WORDS[language].description}
${language === 'en' ? DATA : ''}---

${sectionsIn(language)}
# Questions

${questionsIn(language)}`;

export const FACT = {
  id: 'light-first',
  text: 'Less light in the evening helps children to fall asleep.',
  source: 'A sleep clinic',
  url: 'https://example.org/sleep',
  asOf: '2025-04',
  verified: 'primary',
};

export const factsText = (...facts: readonly object[]): string => JSON.stringify(facts, null, 2);

/** Folder of one lesson, `calm-evening`, and one fact; without faults. */
export const CALM_EVENING: Files = {
  'facts/sleep.json': factsText(FACT),
  'lessons/calm-evening.en.md': lessonText('en'),
  'lessons/calm-evening.es.md': lessonText('es'),
};

export const folderOf = (files: Files) => ({ files: new Map(Object.entries(files)), faults: [] });

/** Writes files into a temporary folder; `remove` deletes it. */
export const writeFolder = async (files: Files) => {
  const directory = await mkdtemp(join(tmpdir(), 'hearthway-content-'));
  await writeFiles(directory, files);
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
};

export const writeFiles = async (directory: string, files: Files): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
};
