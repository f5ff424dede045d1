import { PRODUCT } from '@hearthway/domain/product.ts';
import { escapeHtml } from '@hearthway/infra/html/escape-html.ts';
import type { HeldSection } from './export-held.ts';
import type { HeldEvent } from './export-history.ts';

type Rows = Awaited<ReturnType<HeldSection['read']>>;

/** `index.html` of a copy, piece by piece: it needs nothing but itself, and runs no script. */
export interface ExportPage {
  readonly head: () => string;
  readonly section: (section: HeldSection, rows: Rows) => string;
  readonly events: (events: readonly HeldEvent[]) => string;
  readonly end: () => string;
}

export const createExportPage = (madeAt: Date): ExportPage => {
  let month: string | undefined;

  const event = (held: HeldEvent): string => {
    const at = new Date(held.occurredAt);
    const title = MONTH.format(at);
    const begin = `<h3>${title}</h3>\n<ul>\n`;
    const opening = title === month ? '' : `${month === undefined ? '' : '</ul>\n'}${begin}`;
    month = title;
    const by = held.by === 'you' ? '' : ` <small>(done by ${PRODUCT.name})</small>`;
    return `${opening}<li><time datetime="${held.occurredAt}">${MOMENT.format(at)}</time> ${inWords(held.sentence)}${by}${details(held.data)}</li>\n`;
  };

  return {
    head: () => head(madeAt),
    section: ({ title, fields }, rows) =>
      `<section>\n<h2>${escapeHtml(title)}</h2>\n${
        rows.length === 0 ? '<p>Nothing.</p>\n' : rows.map((row) => list(fields, row)).join('')
      }</section>\n`,
    events: (events) => events.map(event).join(''),
    end: () =>
      `${month === undefined ? '<p>Nothing.</p>\n' : '</ul>\n'}</section>\n</main>\n</body>\n</html>\n`,
  };
};

/** Nobody knows where it is read, so every time is told in the same zone. */
const ZONE = { timeZone: 'UTC' } as const;
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', ...ZONE });
const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  ...ZONE,
});

const STYLE = `body{margin:0 auto;max-width:48rem;padding:1.5rem 1rem;background:#fffdf8;color:#1d2733;font:1rem/1.6 Verdana,Arial,sans-serif}
h2{margin-top:2.5rem;border-top:2px solid #d9d2c3;padding-top:1rem}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;margin:0 0 1rem}
dt{color:#4a5568}dd{margin:0;overflow-wrap:anywhere}
ul{list-style:none;padding:0}li{padding:.4rem 0;border-top:1px solid #ece6d9}
time{display:block;color:#4a5568;font-size:.875rem}small{color:#4a5568}`;

const head = (madeAt: Date): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your data at ${PRODUCT.name}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
<h1>Your data at ${PRODUCT.name}</h1>
<p>This is everything we hold about you, as of ${MOMENT.format(madeAt)}. All times are in UTC. Keep this file in a safe place: whoever has it can read it.</p>
`;

/** Between what is held and what was done. */
export const HISTORY_TITLE = '<section>\n<h2>What happened, month by month</h2>\n';

const list = (
  fields: Readonly<Record<string, string>>,
  row: Readonly<Record<string, unknown>>,
): string => {
  const lines = Object.entries(fields).map(
    ([key, words]) => `<dt>${escapeHtml(words)}</dt><dd>${escapeHtml(valueInWords(row[key]))}</dd>`,
  );
  return `<dl>\n${lines.join('\n')}\n</dl>\n`;
};

/** What an event holds beside its sentence. */
const details = (data: unknown): string => {
  if (typeof data !== 'object' || data === null) return '';
  const told = Object.entries(data).map(
    ([key, value]) => `${keyInWords(key)}: ${valueInWords(value)}`,
  );
  return told.length === 0 ? '' : `<br><small>${escapeHtml(told.join(' · '))}</small>`;
};

/** `firstName`: "First name". */
const keyInWords = (key: string): string => {
  const words = key.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const valueInWords = (value: unknown): string => {
  if (value === null || value === undefined) return 'None';
  if (value instanceof Date) return MOMENT.format(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object')
    return 'shredded' in value ? 'No longer readable: its time is over' : JSON.stringify(value);
  // Such as `password-reset`.
  return /^[a-z]+(?:-[a-z]+)+$/.test(String(value))
    ? String(value).replaceAll('-', ' ')
    : String(value);
};

/** The sentences of the catalog mark what they are about. */
const inWords = (sentence: string): string =>
  escapeHtml(sentence).replace(/\*([^*]+)\*/g, '<strong>$1</strong>');
