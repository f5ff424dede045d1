import { type Message, say } from '../kernel/message.ts';
import type { Role } from './session.constants.ts';

/** The roles in words. */
export const ROLE_WORDS: Readonly<Record<Role, Message>> = {
  family: say('Family', {}, 'a role'),
  support: say('Support team', {}, 'a role'),
  analyst: say('Analysis team', {}, 'a role'),
};
