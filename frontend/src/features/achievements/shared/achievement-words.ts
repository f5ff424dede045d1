import type { I18n } from '@lingui/core';

/**
 * The title or description of an achievement, which the server sends in English. One that only a
 * newer server knows stays English.
 */
export const achievementWords = (i18n: I18n, english: string): string => i18n._(english);
