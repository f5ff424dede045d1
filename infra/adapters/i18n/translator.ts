import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message, Value } from '@hearthway/domain/kernel/message.ts';
import { remembered } from '@hearthway/domain/kernel/remembered.ts';
import { type I18n, setupI18n } from '@lingui/core';
import { parsePoFile } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Logger } from '../logging/logger.ts';
import { dayIn } from './dates.ts';
import { LANGUAGES, LOCALES, SOURCE_LANGUAGE } from './languages.ts';

export type Translate = (message: Message) => string;

/** Returns a translator into this language, which falls back to English for a missing translation. */
export const translatorIn = (language: string, logger?: Pick<Logger, 'warn'>): Translate => {
  const i18n = translations.get(language) ?? translations.get(SOURCE_LANGUAGE);
  if (i18n === undefined) throw new Error('There is no English catalogue.');
  const translate: Translate = (message) => {
    const id = idOf(message.message, message.context);
    if (!Object.hasOwn(i18n.messages, id))
      logger?.warn({ language, message: message.message }, 'A translation is missing.');
    const values = Object.entries(message.values).map(([name, value]) => [name, shown(value)]);
    return i18n._(id, Object.fromEntries(values), { message: message.message });
  };
  const shown = (value: Value): string | number => {
    if (typeof value !== 'object') return value;
    if (value instanceof Date) return dayIn(i18n.locale, value);
    return value.words === undefined ? value.stored : translate(value.words);
  };
  return translate;
};

/** More than the number of messages of the services, in all languages. */
const MAX_MESSAGES = 10_000;

const idWithoutContext = remembered((message) => generateMessageId(message), {
  most: MAX_MESSAGES,
});

const idOf = (message: string, context?: string | null): string =>
  context ? generateMessageId(message, context) : idWithoutContext(message);

const compile = remembered((text) => compileMessage(text), { most: MAX_MESSAGES });

/** Reads the services' catalogs of a language. */
export const readItems = (language: string) => {
  const folder = join(LOCALES, language, 'services');
  return readdirSync(folder).flatMap(
    (file) => parsePoFile(readFileSync(join(folder, file), 'utf8')).items,
  );
};

const read = (language: string): Record<string, string> =>
  Object.fromEntries(
    readItems(language).flatMap(({ msgid, msgctxt, msgstr: [translation = ''] }) =>
      translation === '' ? [] : [[idOf(msgid, msgctxt), translation] as const],
    ),
  );

const translations: ReadonlyMap<string, I18n> = new Map(
  LANGUAGES.map((language) => {
    const i18n = setupI18n({
      locale: language,
      locales: `${language}-US`,
      messages: { [language]: read(language) },
    });
    return [language, i18n.setMessagesCompiler(compile)];
  }),
);
