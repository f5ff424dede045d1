import { OFFICE_KINDS } from '@hearthway/domain/directory/offices.constants.ts';
import type { I18n } from '@lingui/core';

/** Label of a kind of office, and reasons to call it. */
export const officeWords = (
  i18n: I18n,
  kind: string,
): { readonly name: string; readonly callFor: string } | undefined => {
  const known = OFFICE_KINDS.find(({ id }) => id === kind);
  return known && { name: i18n._(known.name.message), callFor: i18n._(known.callFor.message) };
};
