import { type Message, say } from '@hearthway/domain/kernel/message.ts';
import { THREAD_MESSAGE_MAX_LENGTH } from '@hearthway/domain/support/support.constants.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { Verdict } from '@hearthway/infra/adapters/inbound-mail/lmtp.ts';

/** Also returned for a mail that is dropped or kept for the operator, so that its sender learns nothing. */
export const TAKEN: Verdict = { code: 250, says: '2.0.0 Taken.' };

export const COMES_AGAIN: Verdict = { code: 450, says: '4.3.0 Please try again later.' };

export const UNKNOWN_ADDRESS: Verdict = {
  code: 550,
  says: '5.1.1 There is no such address here.',
};

export const UNREADABLE: Verdict = {
  code: 550,
  says: '5.6.0 This mail cannot be read. / No se puede leer este correo.',
};

/** Reasons why a mail of the right person is rejected. Their mail program shows it to them. */
const REFUSALS = {
  empty: say(
    'We found no new words in your email. Please write above the text that you answer, or answer on our page.',
  ),
  'files-only': say(
    'We cannot take files by email, and found no words in yours. Please write in words, or answer on our page.',
  ),
  'too-long': say(
    'Your email is longer than {most} letters. Please shorten it, or send it in parts.',
    { most: THREAD_MESSAGE_MAX_LENGTH },
  ),
  gone: say('This conversation is no longer here. Please write to us again on our page.'),
} as const satisfies Readonly<Record<string, Message>>;

export type RefusalReason = keyof typeof REFUSALS;

export const refusedFor = (reason: RefusalReason, language: string): Verdict => ({
  code: 550,
  says: `5.6.0 ${inAscii(translatorIn(language)(REFUSALS[reason]))}`,
});

/** Removes accents, since mail servers respond in ASCII. */
const inAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[^\x20-\x7e]/g, '');
