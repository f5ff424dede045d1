import type { lawMessages } from '@hearthway/domain/insurance/appeal-reasons.ts';
import type { I18n } from '@lingui/core';

type Message = ReturnType<typeof lawMessages>[number];
type Value = Message['values'][string];

/** Translates a sentence declared by the context, by its English text: see `lingui.config.ts`. */
export const saidWords = (
  i18n: I18n,
  { message, values }: Pick<Message, 'message' | 'values'>,
): string => {
  const shown = (value: Value): string | number => {
    if (typeof value !== 'object') return value;
    if (value instanceof Date) return i18n.date(value, { dateStyle: 'long', timeZone: 'UTC' });
    return value.words === undefined ? value.stored : saidWords(i18n, value.words);
  };
  return i18n._(
    message,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)])),
  );
};
