import { ROLE_WORDS } from '@hearthway/domain/account/account.constants.ts';
import {
  PASSWORD_CHANGE_WORDS,
  SESSIONS_ENDED_WORDS,
} from '@hearthway/domain/account/account.events.ts';
import { CATEGORY_WORDS } from '@hearthway/domain/directory/categories.ts';
import {
  REPORT_OUTCOME_WORDS,
  REPORT_TOPIC_WORDS,
} from '@hearthway/domain/directory/listing-report.constants.ts';
import { CONTACT_STATUS_WORDS } from '@hearthway/domain/favorites/favorites.constants.ts';
import {
  COLOR_MODE_WORDS,
  FONT_FAMILY_WORDS,
} from '@hearthway/domain/journey/accessibility.constants.ts';
import { UPGRADE_PROMPT_WORDS } from '@hearthway/domain/journey/activity.constants.ts';
import { TOUR_END_WORDS } from '@hearthway/domain/journey/journey.constants.ts';
import { type Message, say } from '@hearthway/domain/kernel/message.ts';
import { LOG_KIND_WORDS } from '@hearthway/domain/staff/log-line.ts';
import {
  RESENDABLE_MAIL_WORDS,
  SUPPORT_ACT_WORDS,
} from '@hearthway/domain/staff/support-access.constants.ts';
import { TIER_WORDS } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { CommandSchema } from '../database/schema.ts';
import { MAIL_KIND_WORDS } from '../mail/mail-kinds.ts';

const PURPOSE_WORDS: Readonly<Record<CommandSchema['mailed_codes']['purpose'], Message>> = {
  'password-reset': say('Set a new password'),
  'email-confirmation': say('Confirm an email address'),
};

const EXPORT_STATUS_WORDS: Readonly<Record<CommandSchema['data_exports']['status'], Message>> = {
  building: say('Being prepared'),
  ready: say('Ready'),
  failed: say('Could not be made'),
};

/** The values of enums in words, by the field that holds them. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  category: CATEGORY_WORDS,
  colorMode: COLOR_MODE_WORDS,
  field: REPORT_TOPIC_WORDS,
  fontFamily: FONT_FAMILY_WORDS,
  how: PASSWORD_CHANGE_WORDS,
  kind: MAIL_KIND_WORDS,
  logged: LOG_KIND_WORDS,
  mail: RESENDABLE_MAIL_WORDS,
  outcome: REPORT_OUTCOME_WORDS,
  purpose: PURPOSE_WORDS,
  role: ROLE_WORDS,
  status: { ...EXPORT_STATUS_WORDS, ...CONTACT_STATUS_WORDS },
  tier: TIER_WORDS,
  tour: TOUR_END_WORDS,
  what: SUPPORT_ACT_WORDS,
  where: UPGRADE_PROMPT_WORDS,
  why: SESSIONS_ENDED_WORDS,
};

const DEVICE = /^(.+) on (.+)$/;

/** The value of a field. What is no choice of ours stays as it is. */
export const choiceOf = (translate: Translate, key: string, value: string): string => {
  // The server says "Firefox on Android".
  const [, browser, system] = (key === 'device' && DEVICE.exec(value)) || [];
  if (browser !== undefined && system !== undefined)
    return translate(say('{browser} on {system}', { browser, system }));
  const words = Object.hasOwn(CHOICES, key) ? CHOICES[key] : undefined;
  const known = words !== undefined && Object.hasOwn(words, value) ? words[value] : undefined;
  return known === undefined ? value : translate(known);
};
