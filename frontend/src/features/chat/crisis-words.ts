import type { CrisisContact } from '@hearthway/domain/crisis/crisis-contacts.constants.ts';
import type { I18n } from '@lingui/core';

export const contactWords = (i18n: I18n, { label }: CrisisContact): string => i18n._(label.message);
