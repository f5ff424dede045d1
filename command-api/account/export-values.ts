import type { Language } from '@hearthway/domain/product.ts';
import { dayIn, momentIn } from '@hearthway/infra/adapters/i18n/dates.ts';
import type { ExportWords } from './export-in-english.ts';

export interface ValueOptions {
  readonly language: Language;
  readonly words: ExportWords;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** What stands in a field, in words. */
export const inWords = ({ language, words }: ValueOptions, key: string, value: unknown): string => {
  if (value === null || value === undefined) return words.none;
  if (value instanceof Date) return momentIn(language, value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'object')
    return 'shredded' in value ? words.shredded : fieldsInWords({ language, words }, value);
  const text = String(value);
  if (DAY.test(text)) return dayIn(language, new Date(text));
  if (MOMENT.test(text)) return momentIn(language, new Date(text));
  if (key === 'language') return nameOf(language, text);
  return words.choiceOf(key, text);
};

/** All the fields of something, in one line. */
export const fieldsInWords = (options: ValueOptions, fields: object): string =>
  Object.entries(fields)
    .map(([key, value]: [string, unknown]) =>
      Array.isArray(fields)
        ? inWords(options, key, value)
        : `${options.words.fieldOf(key)}: ${inWords(options, key, value)}`,
    )
    .join(' · ');

const nameOf = (language: Language, tag: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
