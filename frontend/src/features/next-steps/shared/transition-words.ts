import type { I18n } from '@lingui/core';

/** Words of a transition or a step that domain declares, by their English text: see `lingui.config.ts`. */
export const transitionWords = (i18n: I18n, { message }: { readonly message: string }): string =>
  i18n._(message);
