import type { Language } from '@hearthway/domain/product.ts';
import { escapeHtml } from '@hearthway/infra/adapters/html/escape-html.ts';
import type { MailPart, MailWords } from './mail-words.ts';

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a mail as text and as HTML. `publicUrl` is the public address of our pages. */
export const writeMail = (
  { language, subject, body }: MailWords & { readonly language: Language },
  publicUrl: string,
): WrittenMail => ({
  subject,
  text: `${body.map((part) => inText(part, publicUrl)).join('\n\n')}\n`,
  html: page({ language, subject, parts: body.map((part) => inHtml(part, publicUrl)) }),
});

const inText = (part: MailPart, publicUrl: string): string => {
  if ('says' in part) return part.says;
  if ('code' in part) return `    ${part.code}`;
  return `${part.link}: ${publicUrl}${part.path}`;
};

const inHtml = (part: MailPart, publicUrl: string): string => {
  if ('says' in part) return `<p style="margin:0 0 16px">${escapeHtml(part.says)}</p>`;
  if ('code' in part)
    return `<p style="margin:0 0 16px;padding:16px;background:#f5efe4;border-radius:8px;text-align:center;font-family:monospace;font-size:36px;line-height:1.2;font-weight:bold">${escapeHtml(part.code)}</p>`;
  const address = escapeHtml(`${publicUrl}${part.path}`);
  return `<p style="margin:0 0 16px"><a href="${address}" style="color:#1f3a5f;font-weight:bold">${escapeHtml(part.link)}</a></p>`;
};

interface HtmlPage {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly string[];
}

/** Uses inline styles, since mail programs drop style sheets. */
const page = ({ language, subject, parts }: HtmlPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;background:#fffdf8;color:#1d2733;font-family:Verdana,Arial,sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto">
${parts.join('\n')}
</div>
</body>
</html>
`;
