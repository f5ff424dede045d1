/** Strips Markdown, HTML, invisible characters and characters that change the writing direction. */
export const plainTextOf = (written: string): string => {
  let text = written.replaceAll(UNSEEN, '');
  for (;;) {
    const plainer = REPLACEMENTS.reduce(
      (each, [found, replacement]) => each.replaceAll(found, replacement),
      text,
    ).trim();
    if (plainer === text) return text;
    text = plainer;
  }
};

/** Control characters except blanks, soft hyphens, joiners and direction marks. */
const UNSEEN = /[^\P{C}\s]|\p{Zl}|\p{Zp}/gu;

/** Replacements that shorten the text, so that repeating them terminates. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/&lt;/giu, '<'],
  [/&gt;/giu, '>'],
  [/&quot;/giu, '"'],
  [/&(?:#39|apos);/giu, "'"],
  [/&nbsp;/giu, ' '],
  [/&amp;/giu, '&'],
  [/<!--.*?(?:-->|$)/gsu, ''],
  [/<(script|style)\b.*?(?:<\/\1\s*>|$)/gisu, ''],
  [/<[/!?]?[a-z][^>]*(?:>|$)/giu, ''],
  [/!?\[([^[\]]*)\]\([^()]*\)/gu, '$1'],
  [/\[\^?\d+\]/gu, ''],
  [/^\s*#{1,6}\s+/gu, ''],
  [/^\s*>\s?/gu, ''],
  [/^\s*(?:[-+•–]|\(?\d{1,2}[.)])\s+(?=\S)/gu, ''],
  [/^[\s|:-]*-{2,}[\s|:-]*$/gu, ''],
  [/`+|\*+|~~|__/gu, ''],
  [/(^|[\s(])_([^_]+)_(?=$|[\s.,;:!?)])/gu, '$1$2'],
  [/\|/gu, ''],
  [/\s{2,}|[^\S ]/gu, ' '],
  [/\s+([.,;:!?])/gu, '$1'],
];
