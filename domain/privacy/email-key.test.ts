import { expect, test } from 'vitest';
import { emailKeyOf } from './email-key.ts';

const KEY = 'ana@example.org';

test.for([
  'ana@example.org',
  ' Ana@Example.ORG ',
  'ａｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ',
  '\u00a0ana@example.org',
])('spellings of an address are equal: %s', (email) => {
  expect(emailKeyOf(email)).toBe(KEY);
});

test('a letter composed differently is the same', () => {
  expect(emailKeyOf('jose\u0301@example.org')).toBe(emailKeyOf('jos\u00e9@example.org'));
});

test.for(['аna@example.org', 'ana@exаmple.org', 'ana@example.оrg', 'ana@exam\u0131ple.org'])(
  'a lookalike letter is different: %s',
  (email) => {
    expect(emailKeyOf(email)).not.toBe(KEY);
  },
);

test.for(['\u0130@example.org', 'ΟΔΟΣ@example.org', '\u212Aim@example.org', '\ufb01@example.org'])(
  'the key of a key is that key: %s',
  (email) => {
    expect(emailKeyOf(emailKeyOf(email))).toBe(emailKeyOf(email));
  },
);
