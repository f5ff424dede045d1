import type { I18n } from '@lingui/core';

/** A sentence that the context declares, by its English text: see `lingui.config.ts`. */
export const saidWords = (i18n: I18n, { message }: { readonly message: string }): string =>
  i18n._(message);
