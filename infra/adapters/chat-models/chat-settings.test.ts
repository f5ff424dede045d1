import { expect, test } from 'vitest';
import { readChatSettings } from './chat-settings.ts';

const URL = 'http://127.0.0.1:11434/v1';

test.each([
  [{}, { adapter: 'embedded' }],
  [{ CHAT_ADAPTER: 'embedded', CHAT_MODEL: 'm' }, { adapter: 'embedded' }],
  [
    { CHAT_MODEL_URL: URL, CHAT_MODEL: 'm' },
    { adapter: 'openai', url: URL, model: 'm' },
  ],
  [
    { CHAT_ADAPTER: 'openai', CHAT_MODEL: 'm', CHAT_MODEL_KEY: 'k' },
    { adapter: 'openai', url: undefined, model: 'm', key: 'k' },
  ],
  [
    { CHAT_ADAPTER: 'anthropic', CHAT_MODEL: 'm', CHAT_MODEL_KEY: 'k' },
    { adapter: 'anthropic', url: undefined, model: 'm', key: 'k' },
  ],
] as const)('%j is complete', (variables, settings) => {
  expect(readChatSettings(variables)).toMatchObject(settings);
});

test.each([
  [{ CHAT_MODEL_KEY: 'secret' }, 'CHAT_MODEL_KEY without CHAT_MODEL_URL or CHAT_ADAPTER'],
  [{ CHAT_MODEL_URL: URL }, 'CHAT_MODEL is missing for openai'],
  [{ CHAT_ADAPTER: 'openai' }, 'CHAT_MODEL and CHAT_MODEL_KEY are missing for openai'],
  [{ CHAT_ADAPTER: 'anthropic', CHAT_MODEL: 'm' }, 'CHAT_MODEL_KEY is missing for anthropic'],
] as const)('%j is refused in words', (variables, reason) => {
  expect(() => readChatSettings(variables)).toThrow(reason);
  expect(() => readChatSettings(variables)).not.toThrow('secret');
});
