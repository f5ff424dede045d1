import type { IncomingHttpHeaders } from 'node:http';
import Bowser from 'bowser';

/** Maximum length, since a caller may send any user agent. */
const MAX_LENGTH = 60;

/** Describes the signing-in device, such as "Firefox on Android". Null without a user agent. */
export const deviceOf = ({ 'user-agent': agent }: Pick<IncomingHttpHeaders, 'user-agent'>) => {
  if (agent === undefined || agent === '') return null;
  const { browser, os } = Bowser.parse(agent);
  const words = [browser.name, os.name].filter(Boolean).join(' on ');
  return words === '' ? null : words.slice(0, MAX_LENGTH);
};
