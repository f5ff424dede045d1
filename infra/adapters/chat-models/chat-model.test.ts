import { expect, test } from 'vitest';
import { chatModelOf } from './chat-model.ts';

const URL = 'http://127.0.0.1:11434/v1';

test.each([
  [{}, { model: 'embedded', isOutside: false }],
  [{ CHAT_MODEL_URL: URL }, { model: 'openai', isOutside: true }],
  [{ EMBEDDINGS_URL: URL }, { model: 'embedded', isOutside: true }],
] as const)('with %j, families are told whether questions go outside', (variables, expected) => {
  expect(chatModelOf(variables)).toEqual(expected);
});
