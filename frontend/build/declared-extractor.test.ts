import type { ExtractedMessage } from '@lingui/conf';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createDeclaredExtractor, issuesIn, textsIn } from './declared-extractor.ts';

test('the messages of nested schemas and of their checks are found', () => {
  const name = z.string().check(z.trim(), z.minLength(1, 'Please enter a name'));
  const form = z
    .object({
      child: z.optional(z.object({ names: z.array(name) })),
      day: z.iso.date('Which day?'),
    })
    .check(z.refine(() => true, 'They differ'));
  expect([...issuesIn({ form })].toSorted()).toEqual([
    'Please enter a name',
    'They differ',
    'Which day?',
  ]);
});

test('the texts of a property are found at any depth', () => {
  const errors = { A: { status: 404, message: 'Gone.' }, B: { message: 'Full.' } };
  expect([...textsIn({ errors }, 'message')]).toEqual(['Gone.', 'Full.']);
});

test('a file brings what contexts declare, and its own sentences', async () => {
  const found: ExtractedMessage[] = [];
  const linguiConfig = getConfig({ cwd: import.meta.dirname });
  const extractor = createDeclaredExtractor({ 'words.ts': async () => new Set(['a tour']) });
  expect(extractor.match('src/words.ts')).toBe(true);
  expect(extractor.match('src/other.ts')).toBe(false);
  const code = "import { msg } from '@lingui/core/macro';\nexport const own = msg`Hello`;\n";
  await extractor.extract('src/words.ts', code, (message) => found.push(message), { linguiConfig });
  expect(found.map(({ message }) => message)).toEqual(['Hello', 'A tour']);
  expect(found.at(-1)?.id).toBe('a tour');
});
