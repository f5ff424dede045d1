import type { timeMessages } from '@hearthway/domain/insurance/appeal-times.ts';
import type { I18n } from '@lingui/core';
import { saidWords } from '../denied/said-words.ts';

/** Translates the sentences of an appeal deadline by their English text: see `lingui.config.ts`. */
export const timeWords = (i18n: I18n, messages: ReturnType<typeof timeMessages>): string =>
  messages.map((message) => saidWords(i18n, message)).join(' ');
