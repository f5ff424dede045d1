import { contexts } from '@hearthway/domain/contexts.ts';
import { type Message, say } from '@hearthway/domain/kernel/message.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { CommandSchema } from '../database/schema.ts';
import { MAIL_KIND_WORDS } from '../mail/mail-kinds.ts';

const PURPOSE_WORDS: Readonly<Record<CommandSchema['mailed_codes']['purpose'], Message>> = {
  'password-reset': say('Set a new password'),
  'email-confirmation': say('Confirm an email address'),
};

const EXPORT_STATUS_WORDS: Readonly<Record<CommandSchema['data_exports']['status'], Message>> = {
  building: say('In progress'),
  ready: say('Ready'),
  failed: say('Failed'),
};

type Choices = Readonly<Record<string, Readonly<Record<string, Message>>>>;

const keyOf = (field: string, value: string): string => `${field} ${value}`;

/** The enums of operational tables. */
const OPERATIONAL: Choices = {
  kind: MAIL_KIND_WORDS,
  purpose: PURPOSE_WORDS,
  status: EXPORT_STATUS_WORDS,
};

/** The values of enums in words, by the field that holds them and the value. */
const CHOICES: ReadonlyMap<string, Message> = new Map(
  [OPERATIONAL, ...contexts.map(({ words }): Choices => words.choices)].flatMap((choices) =>
    Object.entries(choices).flatMap(([field, values]) =>
      Object.entries(values).map(([value, words]) => [keyOf(field, value), words] as const),
    ),
  ),
);

const DEVICE = /^(.+) on (.+)$/;

/** The value of a field. What is no choice of ours stays as it is. */
export const choiceOf = (translate: Translate, key: string, value: string): string => {
  // The server says "Firefox on Android".
  const [, browser, system] = (key === 'device' && DEVICE.exec(value)) || [];
  if (browser !== undefined && system !== undefined)
    return translate(say('{browser} on {system}', { browser, system }));
  const known = CHOICES.get(keyOf(key, value));
  return known === undefined ? value : translate(known);
};
