import { contexts } from '@hearthway/domain/contexts.ts';
import type { Message } from '@hearthway/domain/kernel/message.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';

/** The fields of events in words. */
const FIELDS: ReadonlyMap<string, Message> = new Map(
  contexts.flatMap(({ words }) => Object.entries(words.fields)),
);

/** The name of a field, which newer code may have added. */
export const fieldOf = (translate: Translate, key: string): string => {
  const words = FIELDS.get(key);
  return words === undefined ? key : translate(words);
};
