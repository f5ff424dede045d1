import { OFFICE_KINDS } from '@hearthway/domain/directory/offices.constants.ts';
import type { I18n } from '@lingui/core';

/** A kind of office, and what a family calls it for, in the language of the page. */
export const officeWords = (
  i18n: I18n,
  kind: string,
): { readonly name: string; readonly callFor: string } | undefined => {
  const known = OFFICE_KINDS.find(({ id }) => id === kind);
  return known && { name: i18n._(known.name.message), callFor: i18n._(known.callFor.message) };
};
