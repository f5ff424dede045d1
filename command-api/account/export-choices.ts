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

/** The enums of operational tables. */
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

/** The value of a field. What is no choice of ours stays as it is. */
export const choiceOf = (
  { translate, words }: ChoiceOptions,
  key: string,
  value: string,
): string => {
  // The server says "Firefox on Android".
  const [, browser, system] = (key === 'device' && DEVICE.exec(value)) || [];
  if (browser !== undefined && system !== undefined)
    return translate(say('{browser} on {system}', { browser, system }));
  const known = ownValue(words.choices.get(key), value) ?? ownValue(OPERATIONAL.get(key), value);
  return known === undefined ? value : translate(known);
};

/** Words that people type, such as `toString`, are no properties of ours. */
const ownValue = (
  values: Readonly<Record<string, Message>> | undefined,
  value: string,
): Message | undefined =>
  values !== undefined && Object.hasOwn(values, value) ? values[value] : undefined;
