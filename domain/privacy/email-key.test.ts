import { expect, test } from 'vitest';
import { emailKeyOf, mailboxOf } from './email-key.ts';

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

test('addresses with a tag, dots or another case lead to one mailbox', () => {
  for (const email of [
    'ana@example.org',
    'ana+2@example.org',
    'A.N.A+x+y@Example.org',
    'a.na@example.org',
  ])
    expect(mailboxOf(email)).toBe('ana@example.org');
  expect(mailboxOf('ana@googlemail.com')).toBe(mailboxOf('a.na+1@gmail.com'));
});

test('other names and domains are other mailboxes, also where nothing but a tag is left', () => {
  const emails = [
    'anna@example.org',
    'ana@example.com',
    '+ana@example.org',
    'ana@mail.example.org',
  ];
  expect(new Set(emails.map(mailboxOf)).size).toBe(emails.length);
  expect(emails.map(mailboxOf)).not.toContain(mailboxOf('ana@example.org'));
});
