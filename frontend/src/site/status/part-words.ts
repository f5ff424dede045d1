import type { Health, HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Every read model has a name. */
type PartOfModel = Record<`projection-${Model}`, MessageDescriptor>;

const names: Readonly<Record<string, MessageDescriptor> & PartOfModel> = {
  'command-api': msg`Saving what you do`,
  'event-store': msg`Your history`,
  projections: msg`Keeping your pages up to date`,
  database: msg`Our records`,
  'read-api': msg`Showing your pages`,
  pages: msg`The pages of this site`,
  mail: msg`Sending you email`,
  'live-updates': msg`Updating open pages`,
  'projection-favorites': msg`Your favorites`,
  'projection-journey': msg`Your answers and settings`,
  'projection-listing_reports': msg`Your reports about providers`,
  'projection-staff_access': msg`When support looked at your activity`,
  'projection-subscription': msg`Your plan`,
  'projection-timeline': msg`Your timeline`,
};

/** Name of a part. One known only to a newer server keeps its own. */
export const partName = (i18n: I18n, { name }: HealthPart): string => {
  const known = names[name];
  return known === undefined ? name : i18n._(known);
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
