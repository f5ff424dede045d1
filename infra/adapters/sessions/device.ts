import type { IncomingHttpHeaders } from 'node:http';
import Bowser from 'bowser';

/** Bounds the words, since a caller may send any user agent. */
const MAX_LENGTH = 60;

/** The signing-in device in words: "Firefox on Android". Null where it sends no user agent. */
export const deviceOf = ({ 'user-agent': agent }: Pick<IncomingHttpHeaders, 'user-agent'>) => {
  if (agent === undefined || agent === '') return null;
  const { browser, os } = Bowser.parse(agent);
  const words = [browser.name, os.name].filter(Boolean).join(' on ');
  return words === '' ? null : words.slice(0, MAX_LENGTH);
};
