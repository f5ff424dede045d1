import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { MESSAGES_PER_DAY } from '@hearthway/domain/support/support.constants.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Sender } from './sender.ts';

/** Messages of a family, or of a visitor in a thread. */
const MESSAGES: Allowance = { name: 'support-messages', most: MESSAGES_PER_DAY, perMs: DAY_MS };

interface CountedMessage {
  readonly sender: Pick<Sender, 'kind' | 'userId'>;
  /** The same each time that the message is sent. */
  readonly requestId: string;
  readonly now: Date;
}

/** Refuses with `TooManyTries` a person's messages beyond those of a day. */
export const requireMessages = (
  { database }: Pick<CommandDependencies, 'database'>,
  { sender, requestId, now }: CountedMessage,
): Promise<void> => requireAllowanceOnce({ database, now, requestId }, MESSAGES, sender.userId);
