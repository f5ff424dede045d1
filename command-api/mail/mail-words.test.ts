import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { END_REASONS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { LANGUAGES } from '@hearthway/infra/adapters/i18n/languages.ts';
import { expect, test } from 'vitest';
import { type MailKind, type MailOfKind, mailSchema } from './mail-kinds.ts';
import { type MailWords, wordsOf } from './mail-words.ts';
import { writeMail } from './write-mail.ts';

const ADDRESS = 'ana.lima@example.org';
const URL = 'https://hearthway.example';
const RESET_LINK = 'L'.repeat(43);
const RUN = '5'.repeat(32);
const STOP = 'S'.repeat(75);
const INVITATION = 'I'.repeat(64);
const RECEIPT = '7'.repeat(96);

const TRIAL = {
  plan: 'plus',
  monthlyCents: 599,
  trialEndsAt: '2026-03-04T23:30:00.000Z',
} as const;

/** Links that hold more than the name of a page. */
const LINKS: Readonly<Partial<Record<MailKind, readonly string[]>>> = {
  'appeal-reminder': ['/insurance-help/denied'],
  'crisis-alert': ['/staff/alerts'],
  'kept-recipes-corrected': ['/dietary/recipes'],
  'story-published': ['/support/community'],
  'feedback-returned': ['/support/community'],
  'feedback-declined': ['/support/community'],
  'story-unpublished': ['/support/community'],
  'password-reset': [`/reset-password#${RESET_LINK}`],
  'resource-proposal-answered': ['/resources/provider/family-1'],
  'household-invitation': [`/household/join#${INVITATION}`],
  'support-files-left-out': [`/support/threads/${RUN}`],
  'support-confirmation': [`/support/thread#${RESET_LINK}`],
  'support-reply': [`/support/threads/${RUN}`],
  'support-link': [`/support/thread#${RESET_LINK}`],
  // The file that this code opens names no person.
  'account-erased': [`/api/account/erasure-receipt?code=${RECEIPT}`, '/'],
  'scheduled-report': [`/staff/reports/${RUN}`, `/stop-report-mails#${STOP}`],
};

const mails: Readonly<Record<MailKind, MailOfKind>> = {
  'confirm-email': { kind: 'confirm-email', details: { code: '042137' } },
  'confirm-new-email': {
    kind: 'confirm-new-email',
    details: { code: '042137', address: ADDRESS },
  },
  'household-invitation': {
    kind: 'household-invitation',
    details: { address: ADDRESS, token: INVITATION },
  },
  'email-changed': { kind: 'email-changed', details: { address: ADDRESS } },
  'email-taken': { kind: 'email-taken', details: {} },
  'password-reset': {
    kind: 'password-reset',
    details: { code: '042137', link: RESET_LINK },
  },
  'password-changed': { kind: 'password-changed', details: {} },
  'username-reminder': { kind: 'username-reminder', details: {} },
  'deletion-requested': {
    kind: 'deletion-requested',
    details: { dueAt: '2026-03-04T23:30:00.000Z' },
  },
  'deletion-canceled': { kind: 'deletion-canceled', details: {} },
  'data-export-ready': { kind: 'data-export-ready', details: {} },
  'listing-report-resolved': {
    kind: 'listing-report-resolved',
    details: { resourceName: 'Bright Steps ABA', outcome: 'corrected', note: '042137' },
  },
  'resource-proposal-answered': {
    kind: 'resource-proposal-answered',
    details: {
      name: 'Bright Steps Speech',
      outcome: 'listed',
      resourceId: 'family-1',
      note: '042137',
    },
  },
  'support-files-left-out': {
    kind: 'support-files-left-out',
    details: { address: ADDRESS, threadId: RUN },
  },
  'account-erased': { kind: 'account-erased', details: { address: ADDRESS, receipt: RECEIPT } },
  'scheduled-report': {
    kind: 'scheduled-report',
    details: {
      runId: RUN,
      report: 'active-families',
      from: '2026-03-02',
      to: '2026-03-08',
      cadence: 'weekly',
      stop: STOP,
    },
  },
  'trial-started': { kind: 'trial-started', details: TRIAL },
  'trial-ending': { kind: 'trial-ending', details: TRIAL },
  'payment-received': {
    kind: 'payment-received',
    details: {
      plan: 'plus',
      amountCents: 599,
      paidAt: '2026-03-04T23:30:00.000Z',
      periodEndsAt: '2026-04-04T23:30:00.000Z',
    },
  },
  'trial-refused': { kind: 'trial-refused', details: {} },
  'payment-refunded': { kind: 'payment-refunded', details: { amountCents: 599 } },
  'payment-failed': {
    kind: 'payment-failed',
    details: {
      plan: 'plus',
      amountCents: 599,
      nextTryAt: '2026-03-07T23:30:00.000Z',
      accessUntil: '2026-03-18T23:30:00.000Z',
    },
  },
  'plan-canceled': {
    kind: 'plan-canceled',
    details: { plan: 'family', endsAt: '2026-04-04T23:30:00.000Z' },
  },
  'plan-resumed': {
    kind: 'plan-resumed',
    details: { plan: 'family', paidUntil: '2026-04-04T23:30:00.000Z' },
  },
  'plan-ended': {
    kind: 'plan-ended',
    details: { plan: 'plus', endedAt: '2026-04-04T23:30:00.000Z', reason: 'requested' },
  },
  'support-confirmation': {
    kind: 'support-confirmation',
    details: { threadId: RUN, answerBy: '2026-03-04T23:30:00.000Z', visitorCode: RESET_LINK },
  },
  'support-reply': {
    kind: 'support-reply',
    details: { threadId: RUN, messageId: RUN, text: '042137' },
  },
  'support-link': {
    kind: 'support-link',
    details: { threadId: RUN, visitorCode: RESET_LINK },
  },
  'story-published': { kind: 'story-published', details: { feedbackId: RUN } },
  'feedback-returned': { kind: 'feedback-returned', details: { feedbackId: RUN } },
  'feedback-declined': {
    kind: 'feedback-declined',
    details: { feedbackId: RUN, reason: 'names-others' },
  },
  'story-unpublished': { kind: 'story-unpublished', details: { feedbackId: RUN } },
  'crisis-alert': { kind: 'crisis-alert', details: { to: 'everyone' } },
  'kept-recipes-corrected': { kind: 'kept-recipes-corrected', details: {} },
  'new-next-steps': { kind: 'new-next-steps', details: { month: '2027-01' } },
  'calendar-reminder': {
    kind: 'calendar-reminder',
    details: {
      familyId: 'family-1',
      entryId: 'entry-1',
      day: '2026-12-01',
      start: '2026-12-01T15:30',
      timeZone: 'America/New_York',
      sendAt: '2026-12-01T18:30:00.000Z',
      isOfMember: true,
    },
  },
  'appeal-reminder': {
    kind: 'appeal-reminder',
    details: {
      denialId: 'd'.repeat(32),
      step: 'internal-file',
      dueOn: '2026-12-24',
      cite: '29 CFR 2560.503-1(h)(3)(i)',
      isCertain: false,
    },
  },
};

const all = Object.values(mails).flatMap((mail) =>
  LANGUAGES.map((language) => {
    const words = wordsOf(mail, { to: ADDRESS, language });
    return { kind: mail.kind, language, mail, words, written: writeMail(words, URL) };
  }),
);

const WAS_IT_THEM: Readonly<Record<string, RegExp>> = {
  en: /Was it you|it wasn’t you|Didn’t (?:ask|report|sign up)|didn’t ask|as you asked|on duty/,
  es: /¿Fue usted|no fue usted|¿No (?:lo pidió|creó) usted|no lo pidió|como nos pidió|de guardia/,
};

const FIFTEEN_MINUTES: Readonly<Record<string, string>> = { en: '15 minutes', es: '15 minutos' };

/** The text that a mail program shows of HTML. */
const shown = (html: string): string =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')
    .trim();

test(
  '… is known to the queue',
  everyRow(
    all,
    ({ mail }) => {
      expect(mailSchema.parse(mail)).toEqual(mail);
    },
    ({ kind }) => `${kind}`,
  ),
);

test(
  '… in … says the same in text and in HTML',
  everyRow(
    all,
    ({ written }) => {
      const words = written.text
        .replaceAll(/: https:\S+/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      expect(shown(written.html)).toBe(words);
    },
    ({ kind, language }) => `${kind} ${language}`,
  ),
);

test(
  '… in … says what it is about, and what if it was not them',
  everyRow(
    all,
    ({ language, written }) => {
      expect(written.subject).not.toBe('');
      expect(written.subject).not.toContain('042137');
      expect(written.text).toMatch(WAS_IT_THEM[language] ?? /./);
    },
    ({ kind, language }) => `${kind} ${language}`,
  ),
);

test(
  'links of … in … lead to our pages, and carry only the codes listed here',
  everyRow(
    all,
    ({ kind, written }) => {
      const links = [...written.html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link ?? '');
      for (const link of links) {
        const { origin, pathname, search, hash } = new globalThis.URL(link);
        expect(origin).toBe(URL);
        if (!LINKS[kind]) expect(`${pathname}${search}${hash}`).toMatch(/^\/[a-z-]*$/);
      }
      if (LINKS[kind]) expect(links.map((link) => link.slice(URL.length))).toEqual(LINKS[kind]);
      const inText = written.text.match(/https:\S+/g) ?? [];
      expect(inText).toEqual(links);
    },
    ({ kind, language }) => `${kind} ${language}`,
  ),
);

test('a new password without a code is a link alone', () => {
  const mail = { kind: 'password-reset', details: { code: null, link: RESET_LINK } } as const;
  const { body } = wordsOf(mail, { to: ADDRESS, language: 'en' });
  expect(body.filter((part) => 'code' in part)).toEqual([]);
  expect(body).toContainEqual({
    link: 'Set a new password',
    path: `/reset-password#${RESET_LINK}`,
  });
});

test(
  'the code of … in … stands alone, so that it is easily copied',
  everyRow(
    all.filter(({ mail }) => 'code' in mail.details),
    ({ language, written }) => {
      expect(written.text).toMatch(/^ {4}042137$/m);
      expect(written.html).toContain('>042137</p>');
      expect(written.text).toContain(FIFTEEN_MINUTES[language] ?? '15');
    },
    ({ kind, language }) => `${kind} ${language}`,
  ),
);

test('typed texts are escaped in HTML', () => {
  const recipient = { to: '"<img/src=x>"@example.org', language: 'en' } as const;
  const { html } = writeMail(wordsOf(mails['username-reminder'], recipient), URL);
  expect(html).not.toContain('<img');
  expect(html).toContain('&quot;&lt;img/src=x&gt;&quot;@example.org');
});

test.for([
  ['en', 'Your account will be deleted on March 4, 2026'],
  ['es', 'Su cuenta se eliminará el 4 de marzo de 2026'],
] as const)('a day is told as people say it in %s', ([language, subject]) => {
  expect(wordsOf(mails['deletion-requested'], { to: ADDRESS, language }).subject).toBe(subject);
});

test.for([
  ['en', 'Your free trial ends on March 4, 2026', 'From then on it costs $5.99 a month'],
  ['es', 'Su prueba gratis termina el 4 de marzo de 2026', 'A partir de entonces cuesta $5.99'],
] as const)('a trial that ends says when and what it costs in %s', ([language, subject, price]) => {
  const words = wordsOf(mails['trial-ending'], { to: ADDRESS, language });
  expect(words.subject).toBe(subject);
  expect(sentencesOf(words).join(' ')).toContain(price);
});

test(
  'the end of a plan has words for the reason …',
  everyRow(END_REASONS, (reason) => {
    const details = { plan: 'plus', endedAt: '2026-04-04T23:30:00.000Z', reason } as const;
    for (const language of LANGUAGES) {
      const { body } = wordsOf({ kind: 'plan-ended', details }, { to: ADDRESS, language });
      expect(body.length).toBeGreaterThan(2);
    }
  }),
);

test('a payment that is tried no more says so', () => {
  const details = {
    plan: 'plus',
    amountCents: 599,
    nextTryAt: null,
    accessUntil: '2026-03-18T23:30:00.000Z',
  } as const;
  const words = wordsOf({ kind: 'payment-failed', details }, { to: ADDRESS, language: 'en' });
  expect(sentencesOf(words)).toContain('We won’t try that card again by ourselves.');
});

test(
  '… in … says which language that is',
  everyRow(
    all,
    ({ language, written }) => {
      expect(written.html).toContain(`<html lang="${language}">`);
    },
    ({ kind, language }) => `${kind} ${language}`,
  ),
);

/** A mail's text without its personal values. */
const sentencesOf = ({ subject, body }: MailWords): readonly string[] =>
  [subject, ...body.flatMap((part) => Object.values(part))].filter(
    (text) => ![ADDRESS, '042137'].includes(text) && !text.startsWith('/'),
  );

const shapeOf = ({ body }: MailWords) =>
  body.map((part) => ('path' in part ? part.path : Object.keys(part)));

test(
  '… says all of it in every language, and in no other',
  everyRow(
    Object.values(mails),
    (mail) => {
      const words = LANGUAGES.map((language) => wordsOf(mail, { to: ADDRESS, language }));
      const sentences = words.flatMap(sentencesOf);
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(new Set(words.map((each) => JSON.stringify(shapeOf(each)))).size).toBe(1);
    },
    ({ kind }) => `${kind}`,
  ),
);
