/** A sentence without Markdown, HTML and characters that are not seen or turn the direction of writing. */
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

/** Controls but for blanks, soft hyphens, joiners, and marks of direction. */
const UNSEEN = /[^\P{C}\s]|\p{Zl}|\p{Zp}/gu;

/** Each shortens what it finds, so that replacing ends. */
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
