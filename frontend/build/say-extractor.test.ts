import type { ExtractedMessage } from '@lingui/conf';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import { sayExtractor } from './say-extractor.ts';

const linguiConfig = getConfig({ cwd: import.meta.dirname });

const extracted = async (code: string) => {
  const found: ExtractedMessage[] = [];
  await sayExtractor.extract('mail.ts', code, (message) => found.push(message), { linguiConfig });
  return found.map(({ message, context }) => [message, context]);
};

const IMPORT = "import { type Message, say } from '../kernel/message.ts';\n";

test('every message is collected, with its context', async () => {
  expect(
    await extracted(`${IMPORT}say('Signed in');\nsay('Hi *{name}*', { name }, 'a greeting');`),
  ).toEqual([
    ['Signed in', undefined],
    ['Hi *{name}*', 'a greeting'],
  ]);
});

test('a text that is computed is refused: it could never be translated', async () => {
  await expect(extracted(`${IMPORT}say(\`Hi \${name}\`);`)).rejects.toThrow('no literal');
});

test('another function named say is left alone', async () => {
  expect(await extracted("const say = () => {};\nsay('Hello there');")).toEqual([]);
});
