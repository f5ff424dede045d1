import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createRendering } from './rendering.ts';

/** In place of the pages' own code: one page never ends. */
const PAGES = `
export const readContent = async (path) => {
  if (path === '/endless') for (;;);
  return { answer: { kind: 'known' }, queries: [] };
};
export const renderContent = async ({ path }) => ({ head: '', body: path });
`;

test('a page that never ends is given up with those that wait, and later ones are rendered', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-rendering-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'served.mjs');
  writeFileSync(file, PAGES);
  const rendering = createRendering(pathToFileURL(file), { stuckAfterMs: 500 });
  onTestFinished(rendering.stop);
  const render = (path: string) =>
    rendering.render({ path, language: 'en', readApi: 'http://127.0.0.1:1', known: undefined });

  const waiting = await Promise.allSettled([render('/endless'), render('/lessons')]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  // A new thread may take as long as a stuck page to begin.
  await expect
    .poll(() => render('/lessons').catch(() => undefined))
    .toMatchObject({ body: '/lessons' });
});
