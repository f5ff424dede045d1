import { type Message, say } from '../kernel/message.ts';

/** Words of what a feed tells besides a family's own. */
export const FEED_WORDS = {
  busy: say('Busy'),
  call: (name: string): Message => say('Call {name}', { name }),
  handover: (name: string, home: string): Message => say('{name} goes to {home}', { name, home }),
  trialEnds: say('Your free trial ends'),
};
