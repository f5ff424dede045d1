import type { Details } from '@hearthway/domain/directory/provider.contract.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** Whom a provider helps. In years. */
export const agesWords = (i18n: I18n, { from, to }: NonNullable<Details['ages']>): string => {
  if (to !== null) return i18n._(msg`Ages ${from} to ${to}`);
  if (from === 0) return i18n._(msg`All ages`);
  return i18n._(msg`${plural(from, { one: 'From # year of age', other: 'From # years of age' })}`);
};
