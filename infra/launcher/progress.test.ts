import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { progressLines, reported } from './progress.ts';

const printing = () => {
  const lines: string[] = [];
  return { lines, progress: progressLines((line) => lines.push(line)) };
};

test('each part is one line, in a column, with its seconds', () => {
  const { lines, progress } = printing();
  progress.waiting('pages', 'being built');
  progress.ready('database', 1_949);
  progress.ready('command-api', 312);
  progress.ended('database');
  expect(lines).toEqual([
    '  pages        being built\n',
    '  database     ready in 1.9 s\n',
    '  command-api  ready in 0.3 s\n',
    '  database     ended unexpectedly, restarting it\n',
  ]);
});

test('a part is reported once it has started', async () => {
  const { lines, progress } = printing();
  expect(await reported(progress, 'pages', setTimeout(100, 'built'))).toBe('built');
  expect(lines).toEqual(['  pages        ready in 0.1 s\n']);
});

test('a part that fails to start is never reported as ready', async () => {
  const { lines, progress } = printing();
  const failing = Promise.reject(new Error('No room.'));
  await expect(reported(progress, 'pages', failing)).rejects.toThrow('No room.');
  expect(lines).toEqual([]);
});
