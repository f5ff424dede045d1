import { type Message, say } from '@hearthway/domain/kernel/message.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { CommandSchema } from '../database/schema.ts';
import { MAIL_KIND_WORDS } from '../mail/mail-kinds.ts';
import type { ExportWords } from './export-fields.ts';

const PURPOSE_WORDS: Readonly<Record<CommandSchema['mailed_codes']['purpose'], Message>> = {
  'password-reset': say('Set a new password'),
  'email-confirmation': say('Confirm an email address'),
};

const EXPORT_STATUS_WORDS: Readonly<Record<CommandSchema['data_exports']['status'], Message>> = {
  building: say('In progress'),
  ready: say('Ready'),
  failed: say('Failed'),
};

/** Enums of operational tables. */
const OPERATIONAL: ReadonlyMap<string, Readonly<Record<string, Message>>> = new Map(
  Object.entries({
    kind: MAIL_KIND_WORDS,
    purpose: PURPOSE_WORDS,
    status: EXPORT_STATUS_WORDS,
  }),
);

const DEVICE = /^(.+) on (.+)$/;

interface ChoiceOptions {
  readonly translate: Translate;
  readonly words: ExportWords;
}

/** Translates the value of a field. Values that are not in an enum stay as they are. */
export const choiceOf = (
  { translate, words }: ChoiceOptions,
  key: string,
  value: string,
): string => {
  // Translates device names such as "Firefox on Android".
  const [, browser, system] = (key === 'device' && DEVICE.exec(value)) || [];
  if (browser !== undefined && system !== undefined)
    return translate(say('{browser} on {system}', { browser, system }));
  const known = ownValue(words.choices.get(key), value) ?? ownValue(OPERATIONAL.get(key), value);
  return known === undefined ? value : translate(known);
};

/** Ignores inherited properties, since people can type words such as `toString`. */
const ownValue = (
  values: Readonly<Record<string, Message>> | undefined,
  value: string,
): Message | undefined =>
  values !== undefined && Object.hasOwn(values, value) ? values[value] : undefined;
