import type { Language } from '@hearthway/domain/product.ts';
import { dayIn, momentIn } from '@hearthway/infra/adapters/i18n/dates.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import { choiceOf } from './export-choices.ts';
import type { ExportWords } from './export-fields.ts';
import { NO, NONE, SHREDDED_VALUE, YES } from './export-messages.ts';

export interface ValueOptions {
  readonly language: Language;
  readonly translate: Translate;
  readonly words: ExportWords;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

export const inWords = (options: ValueOptions, key: string, value: unknown): string => {
  const { language, translate } = options;
  if (value === null || value === undefined) return translate(NONE);
  if (value instanceof Date) return momentIn(language, value);
  if (typeof value === 'boolean') return translate(value ? YES : NO);
  if (typeof value === 'object')
    return 'shredded' in value ? translate(SHREDDED_VALUE) : fieldsInWords(options, value);
  const text = String(value);
  if (DAY.test(text)) return dayIn(language, new Date(text));
  if (MOMENT.test(text)) return momentIn(language, new Date(text));
  if (key === 'language') return nameOf(language, text);
  return choiceOf(options, key, text);
};

/** Returns the label of a field, which newer code may have added. */
export const fieldOf = (
  { translate, words }: Pick<ValueOptions, 'translate' | 'words'>,
  key: string,
): string => {
  const named = words.fields.get(key);
  return named === undefined ? key : translate(named);
};

export const fieldsInWords = (options: ValueOptions, fields: object): string =>
  Object.entries(fields)
    .map(([key, value]: [string, unknown]) =>
      Array.isArray(fields)
        ? inWords(options, key, value)
        : `${fieldOf(options, key)}: ${inWords(options, key, value)}`,
    )
    .join(' · ');

const nameOf = (language: Language, tag: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
