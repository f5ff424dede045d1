/** Markup that is safe to send. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | null | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const markupOf = (part: Part): string => {
  if (part === null) return '';
  if (typeof part !== 'object') return escapeText(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('\n');
};

/** Escapes all interpolated parts except markup. Attributes must be quoted. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.reduce((result, text, index) => {
    const part = parts[index - 1];
    return `${result}${part === undefined ? '' : markupOf(part)}${text}`;
  }),
});
