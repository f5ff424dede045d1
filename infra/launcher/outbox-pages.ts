import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { z } from 'zod';
import { escapeHtml } from '../adapters/html/escape-html.ts';
import { refuse } from '../adapters/http/errors.ts';
import type { HttpServer } from '../adapters/http/server.ts';
import { type Outbox, type OutboxEntry, outboxIn } from '../adapters/mail/outbox.ts';
import { type Answering, answerAddresses, sendAnswer } from './answering.ts';
import { allowOnlyHere, refuseOtherSites } from './only-here.ts';

const MAX_SHOWN = 100;

const querySchema = z.object({ answered: z.string().optional() });

/** Allows a style sheet, each mail in its own frame, and the answer form. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Allows a mail's inline styles, and links that open in a new tab. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const style = readFileSync(join(import.meta.dirname, 'outbox.css'), 'utf8');

export interface OutboxPages {
  readonly directory: string;
  /** Undefined where mails are not answered here. */
  readonly answering?: Answering | undefined;
}

/**
 * Serves `/dev/outbox`: unsent mails, for a developer on this machine. They contain codes, so this is for
 * development only. A mail with a reply address can be answered there as its family would.
 */
export const addOutboxPages = (app: HttpServer, { directory, answering }: OutboxPages): void => {
  const outbox = outboxIn(directory);
  const schema = { params: z.object({ name: z.string() }) };
  const fileSchema = {
    params: z.object({ name: z.string(), index: z.coerce.number().int().min(0).max(99) }),
  };

  app.get('/dev/outbox', async (request, reply) => {
    allowOnlyHere(request);
    const entries = await outbox.list();
    const mails = await Promise.all(
      entries
        .slice(0, MAX_SHOWN)
        .map(async (entry) => ({ entry, mail: await read(outbox, entry) })),
    );
    return sendPage(reply, {
      title: 'Outbox',
      body: listOf(mails, entries.length),
    });
  });

  app.get('/dev/outbox/style.css', async (request, reply) => {
    allowOnlyHere(request);
    return reply.type('text/css; charset=utf-8').send(style);
  });

  app.get(
    '/dev/outbox/:name',
    { schema: { ...schema, querystring: querySchema } },
    async (request, reply) => {
      allowOnlyHere(request);
      const { name } = request.params;
      const mail = await read(outbox, { name });
      if (mail === undefined) throw refuse('NotFound');
      const answers = answering === undefined ? '' : answerFormOf(name, mail, request.query);
      return sendPage(reply, { title: mail.subject ?? '', body: pageOf(name, mail, answers) });
    },
  );

  app.post('/dev/outbox/:name/answer', { schema }, async (request, reply) => {
    allowOnlyHere(request);
    refuseOtherSites(request);
    const { name } = request.params;
    const mail = await read(outbox, { name });
    if (mail === undefined || answering === undefined) throw refuse('NotFound');
    const words = wordsIn(request.body);
    const refused = await sendAnswer(answering, mail, words);
    const answers = answerFormOf(name, mail, { refused, words });
    if (refused !== undefined)
      return sendPage(reply.status(422), {
        title: mail.subject ?? '',
        body: pageOf(name, mail, answers),
      });
    return reply.redirect(`/dev/outbox/${name}?answered=yes`, 303);
  });

  app.get('/dev/outbox/:name/html', { schema }, async (request, reply) => {
    allowOnlyHere(request);
    const mail = await read(outbox, request.params);
    if (mail === undefined) throw refuse('NotFound');
    return reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', MAIL_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send((mail.html ?? '').replace('<head>', '<head><base target="_blank">'));
  });

  app.get('/dev/outbox/:name/files/:index', { schema: fileSchema }, async (request, reply) => {
    allowOnlyHere(request);
    const mail = await read(outbox, request.params);
    const file = mail?.attachments[request.params.index];
    if (file === undefined) throw refuse('NotFound');
    return (
      reply
        .header('content-security-policy', MAIL_POLICY)
        .header('cache-control', 'no-store')
        // Downloaded and never displayed, so that a file cannot run as one of our pages.
        .header('content-disposition', 'attachment')
        .type('application/octet-stream')
        .send(bytesOf(file))
    );
  });
};

const read = async (
  outbox: Outbox,
  { name }: Pick<OutboxEntry, 'name'>,
): Promise<Email | undefined> => {
  const written = await outbox.read(name);
  return written && PostalMime.parse(written);
};

const sendPage = (
  reply: FastifyReply,
  { title, body }: { readonly title: string; readonly body: string },
): FastifyReply =>
  reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/dev/outbox/style.css">
</head>
<body>
${body}
</body>
</html>
`);

interface Listed {
  readonly entry: OutboxEntry;
  readonly mail: Email | undefined;
}

const listOf = (listed: readonly Listed[], count: number): string => `<main>
<h1>Outbox</h1>
<p>No mail server is set, so nothing is sent. What would have been sent is here, the newest first. Load the page again to see what is new.</p>
${count === 0 ? '<p>There is nothing yet. Sign up, or ask for a new password.</p>' : ''}
<ol>
${listed.map(lineOf).join('\n')}
</ol>
${count > listed.length ? `<p>${count - listed.length} older mails are not shown.</p>` : ''}
</main>`;

const lineOf = ({ entry: { name, putAt }, mail }: Listed): string =>
  `<li><a href="/dev/outbox/${name}">${escapeHtml(mail?.subject ?? 'No subject')}</a> ${escapeHtml(addressOf(mail))} · ${timeOf(putAt)}</li>`;

const pageOf = (name: string, mail: Email, answers: string): string => `<main>
<p><a href="/dev/outbox">Back to the outbox</a></p>
<h1>${escapeHtml(mail.subject ?? 'No subject')}</h1>
<dl>
<dt>To</dt><dd>${escapeHtml(addressOf(mail))}</dd>
<dt>Written</dt><dd>${mail.date === undefined ? '' : timeOf(new Date(mail.date))}</dd>
</dl>
${filesOf(name, mail)}<h2>As text</h2>
<pre>${escapeHtml(mail.text?.trim() ?? '')}</pre>
${answers}<h2>As most people see it</h2>
<iframe title="The mail" src="/dev/outbox/${name}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</main>`;

interface AnswerState {
  /** Confirmation that the last answer was accepted. */
  readonly answered?: string | undefined;
  readonly refused?: string | undefined;
  readonly words?: string;
}

/** Returns '' for a mail without a reply address. */
const answerFormOf = (
  name: string,
  mail: Email,
  { answered, refused, words = '' }: AnswerState,
): string =>
  answerAddresses(mail) === undefined
    ? ''
    : `<h2>Answer as the family</h2>
${answered === undefined ? '' : '<p role="status">The answer was handed over.</p>'}
${refused === undefined ? '' : `<p role="alert">${escapeHtml(refused)}</p>`}
<form method="post" action="/dev/outbox/${name}/answer">
<label for="words">It arrives as a mail, with this one quoted below it.</label>
<textarea id="words" name="words" rows="6" required>${escapeHtml(words)}</textarea>
<button type="submit">Send the answer</button>
</form>
`;

/** Reads the words of a form, which the gateway passes on as bytes. */
const wordsIn = (body: unknown): string =>
  Buffer.isBuffer(body) ? (new URLSearchParams(body.toString()).get('words') ?? '') : '';

const filesOf = (name: string, { attachments }: Email): string =>
  attachments.length === 0
    ? ''
    : `<h2>Attachments</h2>
<ul>
${attachments.map((file, index) => `<li><a href="/dev/outbox/${name}/files/${index}" download="${escapeHtml(file.filename ?? '')}">${escapeHtml(file.filename ?? 'No name')}</a> ${escapeHtml(file.mimeType)}, ${bytesOf(file).length} bytes</li>`).join('\n')}
</ul>
`;

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

const addressOf = (mail: Email | undefined): string =>
  mail?.to?.map(({ address }) => address).join(', ') ?? 'an address that is not kept';

const timeOf = (date: Date): string =>
  `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;
