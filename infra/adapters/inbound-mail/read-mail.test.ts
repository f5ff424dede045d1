import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const ours = ['Hearthway'];

const read = (mail: string | Buffer, envelopeSender: string | undefined = 'ana@example.org') =>
  readMail(typeof mail === 'string' ? Buffer.from(mail.replaceAll('\n', '\r\n')) : mail, {
    envelopeSender,
    ours,
  });

const HEAD = `From: Ana Lima <ana@example.org>
To: reply@example.org
Subject: Re: Our answer
Message-ID: <1@example.org>
Date: Mon, 23 Nov 2026 08:00:00 +0000
`;

test('of a plain mail, its own words are read', async () => {
  expect(await read(`${HEAD}\nThank you!\n\n> Our answer\n`)).toEqual({
    id: '<1@example.org>',
    from: 'ana@example.org',
    subject: 'Re: Our answer',
    nature: 'written',
    words: 'Thank you!',
    files: 0,
  });
});

const alternative = (text: string, html: string) => `${HEAD}MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8

${text}
--b
Content-Type: text/html; charset=utf-8

${html}
--b--
`;

test('text is preferred to HTML', async () => {
  const mail = await read(alternative('Words.', '<p>Other words.</p>'));
  expect(mail?.words).toBe('Words.');
});

const htmlOnly = (html: string) => `${HEAD}MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

${html}
`;

const PARAGRAPH = 'He slept well, and in the morning he asked for his blue cup all by himself. '
  .repeat(4)
  .trim();

test.for([
  ['paragraphs', `<p>${PARAGRAPH}</p><p>Ana</p>`, `${PARAGRAPH}\n\nAna`],
  ['lines', 'One<br>Two<div>Three</div>', 'One\nTwo\nThree'],
  [
    'a quote of Gmail',
    '<div dir="ltr">Thank you!</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, Nov 23, 2026 at 8:00 AM Hearthway &lt;<a href="mailto:hello@example.org">hello@example.org</a>&gt; wrote:<br></div><blockquote class="gmail_quote"><p>Our answer.</p></blockquote></div>',
    'Thank you!',
  ],
  [
    'a quote of Outlook',
    '<div>Thank you!</div><hr><div id="divRplyFwdMsg"><b>From:</b> Hearthway &lt;hello@example.org&gt;<br><b>Sent:</b> Monday<br><b>To:</b> Ana<br><b>Subject:</b> Our answer</div><div>Our answer.</div>',
    'Thank you!',
  ],
  ['a script', '<script>alert(1)</script><style>p{}</style><p>Words</p>', 'Words'],
] as const)('HTML without text is turned into text: %s', async ([, html, words]) => {
  expect((await read(htmlOnly(html)))?.words).toBe(words);
});

test('files are counted, and those of a signature are not', async () => {
  const mail = await read(`${HEAD}MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=m

--m
Content-Type: multipart/related; boundary=r

--r
Content-Type: text/html

<p>See the letter.</p><img src="cid:logo">
--r
Content-Type: image/png
Content-ID: <logo>
Content-Disposition: inline; filename=logo.png
Content-Transfer-Encoding: base64

aGVsbG8=
--r--
--m
Content-Type: application/pdf; name=letter.pdf
Content-Disposition: attachment; filename=letter.pdf
Content-Transfer-Encoding: base64

aGVsbG8=
--m--
`);
  expect(mail).toMatchObject({ words: 'See the letter.', files: 1 });
});

const deliveryReport = (
  action: string,
  status: string,
) => `From: Mail Delivery <MAILER-DAEMON@example.org>
To: reply@example.org
Subject: Undelivered Mail Returned to Sender
Message-ID: <2@example.org>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

It could not be delivered.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; ana@example.org
Action: ${action}
Status: ${status}
--b
Content-Type: message/rfc822

Subject: Our answer

Words of ours.
--b--
`;

test.for([
  ['failed', '5.1.1', 'bounce'],
  ['delayed', '4.4.7', 'automatic'],
] as const)('a report of a mail that is %s with %s is %s', async ([action, status, nature]) => {
  expect((await read(deliveryReport(action, status), ''))?.nature).toBe(nature);
});

test('a person cannot say that a mail has bounced', async () => {
  const forged = deliveryReport('failed', '5.1.1')
    .replace('MAILER-DAEMON@', 'ana@')
    .replace('Auto-Submitted: auto-replied\n', '')
    .replace('multipart/report; report-type=delivery-status', 'multipart/mixed');
  expect((await read(forged))?.nature).toBe('written');
});

test('a mail without an id has the same one each time, whatever way it came', async () => {
  const without = `${HEAD.replace(/Message-ID.*\n/, '')}\nWords.\n`;
  const [once, again, other] = await Promise.all([
    read(without),
    read(`Received: by mx2.example.org\n${without}`),
    read(without.replace('Words', 'Other words')),
  ]);
  expect(once?.id).toMatch(/^[0-9a-f]{64}$/);
  expect(again?.id).toBe(once?.id);
  expect(other?.id).not.toBe(once?.id);
});

test.for([
  ['two senders', 'From: ana@example.org, ben@example.org\n\nWords.'],
  ['two headers of a sender', 'From: ana@example.org\nFrom: ben@example.org\n\nWords.'],
  ['no sender', 'Subject: a\n\nWords.'],
  ['a group', 'From: parents: ana@example.org;\n\nWords.'],
] as const)('a mail from %s names none', async ([, mail]) => {
  expect((await read(mail))?.from).toBeUndefined();
});

test('a subject is one line, without line breaks that were smuggled in', async () => {
  const mail = await read(
    `From: ana@example.org\nSubject: =?utf-8?q?Hello=0D=0ABcc=3A_ben=40example.org=00?=\n\nWords.`,
  );
  expect(mail?.subject).toBe('Hello Bcc: ben@example.org');
});

test.for([
  [
    'latin1 bytes',
    Buffer.from(
      'From: ana@example.org\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nMañana',
      'latin1',
    ),
    'Mañana',
  ],
  [
    'windows-1252 in quoted-printable',
    'From: ana@example.org\nContent-Type: text/plain; charset=windows-1252\nContent-Transfer-Encoding: quoted-printable\n\nMa=F1ana =93s=ED=94',
    'Mañana “sí”',
  ],
  [
    'UTF-8 in base64',
    `From: ana@example.org\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${Buffer.from('Mañana').toString('base64')}`,
    'Mañana',
  ],
  [
    'an unknown charset',
    'From: ana@example.org\nContent-Type: text/plain; charset=no-such\n\nWords',
    'Words',
  ],
  ['NULs', 'From: ana@example.org\n\nWo\u0000rds', 'Words'],
  [
    'flowed lines',
    'From: ana@example.org\nContent-Type: text/plain; format=flowed\n\nA long \nparagraph.',
    'A long paragraph.',
  ],
] as const)('%s are read as they were meant', async ([, mail, words]) => {
  expect((await read(mail))?.words).toBe(words);
});

test('bytes that are no mail are read as a mail without words, or as none', async () => {
  const broken = [
    Buffer.alloc(0),
    Buffer.from('\u0000'.repeat(1_000)),
    Buffer.from('no header\r\n\r\n'),
    Buffer.from(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n'.repeat(5_000)}`),
    Buffer.from(`Subject: ${'a'.repeat(200_000)}\r\n\r\n`),
    Buffer.from(`To: ${'a@example.org,'.repeat(20_000)}\r\n\r\n`),
    Buffer.from(
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%',
    ),
    Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 256)),
  ];
  for (const raw of broken) expect((await read(raw))?.words ?? '').toBe('');
});

test.for([
  ['nested tags', '<div>'.repeat(180_000)],
  ['nested tables', '<table><tr><td>'.repeat(60_000)],
  ['open brackets', '<'.repeat(900_000)],
  ['entities', '&amp;'.repeat(180_000)],
  ['quotes', '<blockquote>'.repeat(70_000)],
] as const)('a megabyte of HTML with %s is read to its end', async ([, html]) => {
  expect(await read(htmlOnly(html))).toMatchObject({ from: 'ana@example.org' });
});
