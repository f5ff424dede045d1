import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const NAMES: Readonly<Record<Tier, MessageDescriptor>> = {
  free: msg`Free`,
  plus: msg`Plus`,
  family: msg`Family`,
};

export const tierName = (i18n: I18n, tier: Tier): string => i18n._(NAMES[tier]);
