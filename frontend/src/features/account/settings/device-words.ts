import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A session's device, of which the server says "Firefox on Android", in the page's language. */
export const deviceWords = (i18n: I18n, device: string): string => {
  const [browser = '', system] = device.split(' on ', 2);
  return system === undefined ? device : i18n._(msg`${browser} on ${system}`);
};
