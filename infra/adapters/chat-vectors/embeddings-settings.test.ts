import { expect, test } from 'vitest';
import { readEmbeddingsSettings } from './embeddings-settings.ts';

const URL = 'http://127.0.0.1:11434/v1';

test('without settings, there are no vectors', () => {
  expect(readEmbeddingsSettings({})).toBe(undefined);
});

test('a server of one’s own needs no key', () => {
  const variables = { EMBEDDINGS_URL: URL, EMBEDDINGS_MODEL: 'm' };
  expect(readEmbeddingsSettings(variables)).toEqual({ url: URL, model: 'm', key: undefined });
});

test.each([
  [
    { EMBEDDINGS_MODEL: 'm', EMBEDDINGS_KEY: 'secret' },
    'EMBEDDINGS_MODEL and EMBEDDINGS_KEY without EMBEDDINGS_URL',
  ],
  [{ EMBEDDINGS_URL: URL, EMBEDDINGS_KEY: 'secret' }, 'EMBEDDINGS_MODEL is missing'],
] as const)('%j is refused in words', (variables, reason) => {
  expect(() => readEmbeddingsSettings(variables)).toThrow(reason);
  expect(() => readEmbeddingsSettings(variables)).not.toThrow('secret');
});
