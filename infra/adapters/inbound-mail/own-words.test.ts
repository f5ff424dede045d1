import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { ownWordsIn } from './own-words.ts';

const ours = ['Hearthway', 'reply@hearthway.example'];

const own = (text: string): string => ownWordsIn(text, { ours });

const QUOTED = '> Thank you for writing.\n>\n> Answer this mail, or on the page.';

test(
  'of …, the words of the person remain',
  everyRow(
    [
      [
        'Gmail',
        `Thank you!\n\nOn Mon, Nov 23, 2026 at 8:00 AM Hearthway <hello@example.org> wrote:\n\n${QUOTED}\n`,
      ],
      [
        'Gmail, broken into lines',
        `Thank you!\n\nOn Mon, Nov 23, 2026 at 8:00 AM Hearthway <\nreply+0123456789abcdef0123456789abcdef@hearthway.example> wrote:\n\n${QUOTED}\n`,
      ],
      [
        'Gmail in Spanish',
        `Thank you!\n\nEl lun, 23 nov 2026 a la(s) 8:00 a.m., Hearthway (<hello@example.org>)\nescribió:\n\n${QUOTED}\n`,
      ],
      [
        'Apple Mail',
        `Thank you!\n\nAna\n-- \nAna Lima\n\n> On Nov 23, 2026, at 8:00 AM, Hearthway <hello@example.org> wrote:\n>\n${QUOTED}`,
        'Thank you!\n\nAna',
      ],
      [
        'an iPhone',
        `Thank you!\n\nSent from my iPhone\n\n> On Nov 23, 2026, at 8:00 AM, Hearthway <hello@example.org> wrote:\n> \n${QUOTED}`,
      ],
      [
        'an iPhone in Spanish',
        `Thank you!\n\nEnviado desde mi iPhone\n\n> El 23 nov 2026, a la(s) 8:00 a. m., Hearthway <hello@example.org> escribió:\n> \n${QUOTED}`,
      ],
      [
        'Outlook',
        'Thank you!\n\n________________________________\nFrom: Hearthway <hello@example.org>\nSent: Monday, November 23, 2026 8:00 AM\nTo: Ana Lima <ana@example.org>\nSubject: Our answer\n\nThank you for writing.',
      ],
      [
        'Outlook in Spanish',
        'Thank you!\n\n________________________________\nDe: Hearthway <hello@example.org>\nEnviado el: lunes, 23 de noviembre de 2026 8:00\nPara: Ana Lima <ana@example.org>\nAsunto: Nuestra respuesta\n\nGracias.',
      ],
      [
        'Outlook with bold headers',
        'Thank you!\n\n*From:* Hearthway <hello@example.org>\n*Sent:* Monday, November 23, 2026 8:00 AM\n*To:* Ana\n*Subject:* Our answer\n\nThanks.',
      ],
      [
        'an old Outlook',
        'Thank you!\n\n-----Original Message-----\nFrom: Hearthway\nSent: Monday\nSubject: Our answer\n\nThanks.',
      ],
      [
        'an old Outlook in Spanish',
        'Thank you!\n\n-----Mensaje original-----\nDe: Hearthway\nEnviado: lunes\nAsunto: Respuesta\n\nGracias.',
      ],
      [
        'Outlook on a phone',
        'Thank you!\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Hearthway <hello@example.org>\nSent: Monday\nTo: Ana\nSubject: Our answer\n\nThanks.',
      ],
      [
        'Yahoo',
        '  Thank you!\n\n    On Monday, November 23, 2026 at 08:00:00 AM EST, Hearthway <hello@example.org> wrote:  \n \n Thank you for writing.\n',
      ],
      [
        'Yahoo on a phone',
        'Thank you!\n\nSent from Yahoo Mail on Android \n \n  On Mon, Nov 23, 2026 at 8:00 AM, Hearthway<hello@example.org> wrote:   Thank you for writing.\n'.replace(
          'wrote:   ',
          'wrote:\n',
        ),
      ],
      [
        'a program that quotes without a date',
        `Thank you!\n\nOn Monday Hearthway wrote:\nThank you for writing.`,
      ],
      ['a signature', 'Thank you!\n\n-- \nAna Lima\n555 0100'],
      ['a signature without its space', 'Thank you!\n\n--\nAna Lima'],
    ] satisfies readonly (readonly [string, string, string?])[],
    ([, text, expected = 'Thank you!']) => {
      expect(own(text)).toBe(expected);
      expect(own(text.replaceAll('\n', '\r\n'))).toBe(expected);
    },
  ),
);

test('words between and below quotes stay', () => {
  const text = `Hi,\n\nOn Mon, Nov 23, 2026, Hearthway <hello@example.org> wrote:\n> How old is he?\n\nHe is four.\n\n> Which state?\n\nOhio.`;
  expect(own(text)).toBe('Hi,\n\nHe is four.\n\nOhio.');
});

test('words below a signature and its quotes stay', () => {
  expect(own('One.\n-- \nAna\n> Two?\nThree.')).toBe('One.\n\nThree.'.replace('\n\n', '\n'));
});

test.for([
  'On Monday, the school wrote:\nHe may stay at home.',
  'El lunes la escuela escribió:\nPuede quedarse en casa.',
  'From: nine to five\nI work.',
  'On the phone she said no.',
  'Please help -- it is urgent.',
  'De: Ana\nNo es una lista.',
])('a sentence of a person is not taken for a quote: %j', (text) => {
  expect(own(text)).toBe(text);
});

test('a mail that is forwarded to us stays as it is', () => {
  const text =
    'Please see this.\n\n---------- Forwarded message ---------\nFrom: Insurer <a@example.org>\nDate: Monday\nSubject: Denied\nTo: Ana\n\nWe deny it.';
  expect(own(text)).toBe(text);
});

test.for([
  ['nothing but a quote', `On Mon, Nov 23, 2026, Hearthway <hello@example.org> wrote:\n${QUOTED}`],
  ['nothing but a signature', '-- \nAna Lima'],
  ['nothing but a phone', 'Sent from my iPhone'],
  ['spaces', ' \n\t\n\u00a0\n\u200b'],
  ['nothing', ''],
] as const)('of %s, nothing remains', ([, text]) => {
  expect(own(text)).toBe('');
});

test('characters that are not seen are left out', () => {
  expect(own('a\u0000b\u202ec\u0007d\ufeff\u200b')).toBe('abcd');
});

test('a megabyte of lines that look like marks takes no longer than others', () => {
  const texts = [
    'On '.repeat(350_000),
    'On a\n'.repeat(200_000),
    '> \n'.repeat(300_000),
    'From: a\n'.repeat(120_000),
    '-- \n'.repeat(250_000),
    '_'.repeat(1_000_000),
    'El '.repeat(100).concat('\n').repeat(3_000),
    '\n'.repeat(1_000_000),
    'Sent from my iPhone\n'.repeat(50_000),
  ];
  for (const text of texts) expect(own(text).length).toBeLessThanOrEqual(text.length);
});
