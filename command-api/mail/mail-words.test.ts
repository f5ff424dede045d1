import { expect, test } from 'vitest';
import { type MailKind, type MailOfKind, mailSchema } from './mail-kinds.ts';
import { wordsOf } from './mail-words.ts';
import { writeMail } from './write-mail.ts';

const ADDRESS = 'ana.lima@example.org';
const URL = 'https://hearthway.example';

const mails: Readonly<Record<MailKind, MailOfKind>> = {
  'confirm-email': { kind: 'confirm-email', details: { code: '042137' } },
  'confirm-new-email': {
    kind: 'confirm-new-email',
    details: { code: '042137', address: ADDRESS },
  },
  'email-changed': { kind: 'email-changed', details: { address: ADDRESS } },
  'email-taken': { kind: 'email-taken', details: {} },
  'password-reset': { kind: 'password-reset', details: { code: '042137' } },
  'password-changed': { kind: 'password-changed', details: {} },
  'username-reminder': { kind: 'username-reminder', details: {} },
  'deletion-requested': {
    kind: 'deletion-requested',
    details: { dueAt: '2026-03-04T23:30:00.000Z' },
  },
  'deletion-canceled': { kind: 'deletion-canceled', details: {} },
  'data-export-ready': { kind: 'data-export-ready', details: {} },
  'account-erased': { kind: 'account-erased', details: { address: ADDRESS } },
};

const all = Object.values(mails).map((mail) => ({
  kind: mail.kind,
  mail,
  written: writeMail(wordsOf(mail, ADDRESS), URL),
}));

/** What a mail program shows of HTML. */
const shown = (html: string): string =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')
    .trim();

test.for(all)('$kind is known to the queue', ({ mail }) => {
  expect(mailSchema.parse(mail)).toEqual(mail);
});

test.for(all)('$kind says the same in text and in HTML', ({ written }) => {
  const words = written.text
    .replaceAll(/: https:\S+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  expect(shown(written.html)).toBe(words);
});

test.for(all)('$kind says what it is about, and what if it was not them', ({ written }) => {
  expect(written.subject).not.toBe('');
  expect(written.subject).not.toContain('042137');
  expect(written.text).toMatch(/Was it you|it wasn’t you|Did you not|did not ask|as you asked/);
});

test.for(all)('links of $kind lead to our pages, and hold nothing', ({ written }) => {
  const links = [...written.html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link ?? '');
  for (const link of links) expect(link).toMatch(/^https:\/\/hearthway\.example\/[a-z-]*$/);
  const inText = written.text.match(/https:\S+/g) ?? [];
  expect(inText).toEqual(links);
});

test.for(all.filter(({ mail }) => 'code' in mail.details))(
  'the code of $kind stands alone, so that it is easily copied',
  ({ written }) => {
    expect(written.text).toMatch(/^ {4}042137$/m);
    expect(written.html).toContain('>042137</p>');
    expect(written.text).toContain('15 minutes');
  },
);

test('what people have typed is text in HTML', () => {
  const { html } = writeMail(wordsOf(mails['username-reminder'], '"<img/src=x>"@example.org'), URL);
  expect(html).not.toContain('<img');
  expect(html).toContain('&quot;&lt;img/src=x&gt;&quot;@example.org');
});

test('a day is told as people say it', () => {
  expect(wordsOf(mails['deletion-requested'], ADDRESS).subject).toBe(
    'Your account will be deleted on March 4, 2026',
  );
});
