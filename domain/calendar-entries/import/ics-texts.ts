import { ENTRY_LINE_MAX_LENGTH, ENTRY_NOTES_MAX_LENGTH } from '../calendar-entries.constants.ts';
import { type IcsPart, textIn } from './ics-lines.ts';

// Tabs and line ends stay in notes; all else that cannot be seen is refused in what people type.
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const cut = (text: string, most: number): string =>
  Array.from(text.slice(0, 2 * most))
    .join('')
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/** One line of text, such as a title. */
export const lineOf = (part: IcsPart, name: string): string =>
  cut(
    textIn(part, name).replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim(),
    ENTRY_LINE_MAX_LENGTH,
  );

export const textsOf = (part: IcsPart) => ({
  title: lineOf(part, 'SUMMARY'),
  place: lineOf(part, 'LOCATION'),
  notes: cut(textIn(part, 'DESCRIPTION').replaceAll(UNSEEN, '').trim(), ENTRY_NOTES_MAX_LENGTH),
});
