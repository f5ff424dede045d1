import type { CrisisContact } from '@hearthway/domain/crisis/crisis-contacts.constants.ts';
import type { I18n } from '@lingui/core';

/** The label of a button that reaches someone in a crisis. */
export const contactWords = (i18n: I18n, { label }: CrisisContact): string => i18n._(label.message);
