import { expect, test } from 'vitest';
import { codeIn, threadIn, visitorThreadPath } from './thread-link.ts';

const threadId = '0123456789abcdef0123456789abcdef';
const { hash } = new URL(visitorThreadPath(threadId), 'https://example.org');

test('the address of an open conversation names it, and holds no code', () => {
  expect({ thread: threadIn(hash), code: codeIn(hash) }).toEqual({
    thread: threadId,
    code: undefined,
  });
});

test.each([
  ['a code', '#aB3_-x', 'aB3_-x'],
  ['no code', '', undefined],
  ['a code that a mail program has broken', '#aB3%20x', undefined],
  ['a code that is too long', `#${'a'.repeat(101)}`, undefined],
])('%s', (_name, link, code) => {
  expect({ code: codeIn(link), thread: threadIn(link) }).toEqual({ code, thread: undefined });
});
