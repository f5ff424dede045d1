import type { Health, HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const names: Readonly<Record<string, MessageDescriptor>> = {
  'command-api': msg`Saving what you do`,
  'event-store': msg`Your history`,
  projections: msg`Keeping your pages up to date`,
  database: msg`Our records`,
  'read-api': msg`Showing your pages`,
  pages: msg`The pages of this site`,
  mail: msg`Sending you email`,
  payments: msg`Plans and payments`,
  'support-queue': msg`Messages to support`,
  'assistant-model': msg`Wording of the assistant’s answers`,
  'assistant-vectors': msg`Finding pages for the assistant`,
  'inbound-mail': msg`Answers by email`,
  disk: msg`Room for new data`,
  'live-updates': msg`Updating open pages`,
};

/** Name of a part: the page's, else the server's label, else the part's own. */
export const partName = (i18n: I18n, { name, label }: HealthPart): string => {
  const known = names[name];
  return known === undefined ? (label ?? name) : i18n._(known);
};

export const partState = (i18n: I18n, { status }: HealthPart): string => {
  switch (status) {
    case 'ok':
      return i18n._(msg`Working`);
    case 'failing':
      return i18n._(msg`Not working right now`);
  }
};

/** The overall state in one sentence. */
export const healthWords = (i18n: I18n, health: Health | undefined): string => {
  if (health === undefined) return i18n._(msg`One moment, we’re checking each part.`);
  return health.status === 'ok'
    ? i18n._(msg`Everything is working.`)
    : i18n._(msg`Something isn’t working. We’re on it, and nothing you saved is lost.`);
};
