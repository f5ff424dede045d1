import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tracesInFiles } from './traces.fixture.ts';

const NAME = 'Quetzalina';

test.for([
  { how: 'as it is', content: `…${NAME}…` },
  { how: 'in other case', content: NAME.toUpperCase() },
  { how: 'in hexadecimal digits', content: Buffer.from(`a${NAME}`).toString('hex') },
  { how: 'in base64', content: Buffer.from(`"${NAME}"`).toString('base64') },
  { how: 'in base64, a byte later', content: Buffer.from(`""${NAME}"`).toString('base64') },
  { how: 'in base64, two bytes later', content: Buffer.from(`"""${NAME}"`).toString('base64') },
])('a text that stands in a file $how is found', ({ content }) => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-traces-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'file');
  writeFileSync(file, content);
  writeFileSync(join(directory, 'other'), 'Quetzalin');
  expect(tracesInFiles(directory, [NAME, 'Thistlewick'])).toEqual([`${file}: ${NAME}`]);
});
