import type { Message } from '@hearthway/domain/kernel/message.ts';
import { escapeHtml } from '@hearthway/infra/adapters/html/escape-html.ts';
import { momentIn, monthIn } from '@hearthway/infra/adapters/i18n/dates.ts';
import { wordsOf, wordsOfEvent } from './export-fields.ts';
import type { ExportedEvent } from './export-history.ts';
import { BY_OTHERS, HISTORY, introOf, NOTHING, TITLE } from './export-messages.ts';
import type { ExportedSection } from './export-sections.ts';
import { fieldsInWords, inWords, type ValueOptions } from './export-values.ts';

type Rows = Awaited<ReturnType<ExportedSection['read']>>;

/** Writes `index.html` of a copy, piece by piece. The page is self-contained and runs no script. */
export interface ExportPage {
  readonly head: () => string;
  readonly section: (section: ExportedSection, rows: Rows) => string;
  /** Heading between the stored data and the events. */
  readonly history: () => string;
  readonly events: (events: readonly ExportedEvent[]) => string;
  readonly end: () => string;
}

export interface ExportPageOptions extends Omit<ValueOptions, 'words'> {
  readonly madeAt: Date;
}

export const createExportPage = (options: ExportPageOptions): ExportPage => {
  const { language, translate } = options;
  let month: string | undefined;

  const nothing = `<p>${translate(NOTHING)}</p>\n`;

  const section: ExportPage['section'] = ({ title, fields, context }, rows) => {
    const words = wordsOf(context);
    const lists = rows.map((row) => list({ ...options, words }, { fields, row }));
    return `<section>\n<h2>${escapeHtml(translate(title))}</h2>\n${lists.join('') || nothing}</section>\n`;
  };

  const event = (exported: ExportedEvent): string => {
    const at = new Date(exported.occurredAt);
    const title = monthIn(language, at);
    const begin = `<h3>${title}</h3>\n<ul>\n`;
    const opening = title === month ? '' : `${month === undefined ? '' : '</ul>\n'}${begin}`;
    month = title;
    const by =
      exported.by === 'you' ? '' : ` <small>(${translate(BY_OTHERS[exported.by])})</small>`;
    return `${opening}<li><time datetime="${exported.occurredAt}">${momentIn(language, at)}</time> ${marked(exported.sentence)}${by}${details({ ...options, words: wordsOfEvent(exported.type) }, exported.data)}</li>\n`;
  };

  return {
    head: () => head(options),
    section,
    history: () => `<section>\n<h2>${translate(HISTORY)}</h2>\n`,
    events: (events) => events.map(event).join(''),
    end: () =>
      `${month === undefined ? nothing : '</ul>\n'}</section>\n</main>\n</body>\n</html>\n`,
  };
};

const STYLE = `body{margin:0 auto;max-width:48rem;padding:1.5rem 1rem;background:#fffdf8;color:#1d2733;font:1rem/1.6 Verdana,Arial,sans-serif}
h2{margin-top:2.5rem;border-top:2px solid #d9d2c3;padding-top:1rem}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;margin:0 0 1rem}
dt{color:#4a5568}dd{margin:0;overflow-wrap:anywhere}
ul{list-style:none;padding:0}li{padding:.4rem 0;border-top:1px solid #ece6d9}
time{display:block;color:#4a5568;font-size:.875rem}small{color:#4a5568}`;

const head = ({ madeAt, language, translate }: ExportPageOptions): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${translate(TITLE)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
<h1>${translate(TITLE)}</h1>
<p>${translate(introOf(momentIn(language, madeAt)))}</p>
`;

interface ListOptions {
  readonly fields: Readonly<Record<string, Message>>;
  readonly row: Readonly<Record<string, unknown>>;
}

const list = (options: ValueOptions, { fields, row }: ListOptions): string => {
  const lines = Object.entries(fields).map(
    ([key, words]) =>
      `<dt>${escapeHtml(options.translate(words))}</dt><dd>${escapeHtml(inWords(options, key, row[key]))}</dd>`,
  );
  return `<dl>\n${lines.join('\n')}\n</dl>\n`;
};

const details = (options: ValueOptions, data: unknown): string => {
  const fields = typeof data === 'object' && data !== null ? fieldsInWords(options, data) : '';
  return fields === '' ? '' : `<br><small>${escapeHtml(fields)}</small>`;
};

const marked = (sentence: string): string =>
  escapeHtml(sentence).replace(/\*([^*]+)\*/g, '<strong>$1</strong>');
