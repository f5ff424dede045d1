import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';
import type { Visit } from './visit.ts';

const STYLE = '/pay/style.css';

const style = readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8');

export const addStyle = (app: FastifyInstance): void => {
  app.get(STYLE, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
};

/** Restricts forms to the addresses passed by the API's caller. */
const policyFor = (leadsTo: readonly (string | null)[]): string => {
  const origins = leadsTo.flatMap((url) => (url === null ? [] : [new URL(url).origin]));
  return [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${[...new Set(origins)].join(' ')}`.trimEnd(),
  ].join('; ');
};

export interface Page {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** Other sites that forms and redirects lead to. */
  readonly leadsTo?: readonly (string | null)[];
}

export const sendHtml = (
  reply: FastifyReply,
  { title, body, status = 200, leadsTo = [] }: Page,
  language: string,
): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy': policyFor(leadsTo),
      'cache-control': 'no-store',
      // Prevents leaking addresses, which grant access to these pages.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="${STYLE}">
</head>
<body>
${body}
</body>
</html>
`.markup,
    );

/** Sends a complete page, with a notice that no money moves. */
export const sendPage = (visit: Visit, page: Page): FastifyReply => {
  const { words, language, languages, request, reply } = visit;
  const path = request.url.split('?', 1).join();
  const query = new URLSearchParams(request.url.split('?', 2)[1]);
  const inLanguage = (code: string): string => {
    query.set('locale', code);
    return `${path}?${query}`;
  };
  // Omits the language links on form targets, which cannot be opened by GET.
  const switches =
    request.method === 'GET'
      ? html`<nav aria-label="${words.language}">
${Object.entries(languages).map(
  ([code, name]) =>
    html`<a href="${inLanguage(code)}" lang="${code}"${code === language ? html` aria-current="true"` : null}>${name}</a>`,
)}
</nav>`
      : null;
  const body = html`<header>
<p class="practice">${words.practice}</p>
${switches}
</header>
<main>
<h1>${page.title}</h1>
${page.body}
</main>`;
  return sendHtml(reply, { ...page, body }, language);
};

export const sendProblem = (
  visit: Visit,
  status: number,
  { title, text }: { readonly title: string; readonly text: string },
  back: string | null = null,
): FastifyReply =>
  sendPage(visit, {
    title,
    status,
    body: html`<p>${text}</p>
${back === null ? null : html`<p><a href="${back}">${visit.words.goBack}</a></p>`}`,
  });
