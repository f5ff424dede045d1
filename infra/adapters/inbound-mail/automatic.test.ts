import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { isAutomatic, type MailSigns } from './automatic.ts';

interface Signs extends Partial<Omit<MailSigns, 'header'>> {
  readonly headers?: Readonly<Record<string, string>>;
}

const decide = ({ headers = {}, ...signs }: Signs): boolean =>
  isAutomatic({
    header: (name) => (headers[name] === undefined ? [] : [headers[name]]),
    envelopeSender: 'ana@example.org',
    from: 'ana@example.org',
    subject: 'Re: Our answer',
    text: 'Thank you!',
    ...signs,
  });

test(
  'a program wrote a mail with …',
  everyRow(
    [
      { headers: { 'auto-submitted': 'auto-replied' } },
      { headers: { 'auto-submitted': 'auto-generated (vacation)' } },
      { headers: { precedence: 'bulk' } },
      { headers: { precedence: 'auto_reply' } },
      { headers: { precedence: 'List' } },
      { headers: { 'x-auto-response-suppress': 'All' } },
      { headers: { 'x-autoreply': 'yes' } },
      { headers: { 'list-id': '<parents.example.org>' } },
      { headers: { 'content-type': 'multipart/report; report-type=disposition-notification' } },
      { headers: { 'return-path': '<>' } },
      { envelopeSender: '' },
      { from: 'MAILER-DAEMON@example.org' },
      { from: 'postmaster@example.org' },
      { subject: 'Out of office: Re: Our answer', text: 'I am out of the office until Monday.' },
      { subject: 'Automatic reply: Our answer', text: 'This is an automated message.' },
      { subject: 'Respuesta automática: Nuestra respuesta', text: 'Estaré fuera de la oficina.' },
      { subject: 'Fuera de la oficina', from: 'no-reply@example.org' },
      { subject: 'On vacation', headers: { 'x-ms-exchange-inbox-rules-loop': 'ana@example.org' } },
    ] satisfies readonly Signs[],
    (signs) => {
      expect(decide(signs)).toBe(true);
    },
  ),
);

test(
  'a person wrote a mail with …',
  everyRow(
    [
      {},
      { headers: { 'auto-submitted': 'no' } },
      { headers: { precedence: 'first-class' } },
      { headers: { 'x-auto-response-suppress': 'None' } },
      { headers: { 'content-type': 'multipart/alternative; boundary=a' } },
      { envelopeSender: undefined },
      { from: undefined },
      // A parent writes so as well.
      { subject: 'Out of office', text: 'Which forms does my employer need while I care for him?' },
      { subject: 'Fuera de la oficina', text: '¿Puedo trabajar desde casa?' },
      { subject: 'Re: Our answer', text: 'I am out of the office until Monday, please wait.' },
    ] satisfies readonly Signs[],
    (signs) => {
      expect(decide(signs)).toBe(false);
    },
  ),
);
