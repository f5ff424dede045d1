import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { MESSAGES_PER_DAY } from '@hearthway/domain/support/support.constants.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Sender } from './sender.ts';

/** Limits messages of a family, or of a visitor in a thread. */
const MESSAGES: Allowance = { name: 'support-messages', most: MESSAGES_PER_DAY, perMs: DAY_MS };

interface AllowedMessage {
  readonly sender: Pick<Sender, 'kind' | 'userId'>;
  /** Equal for retries of the same message. */
  readonly requestId: string;
  readonly now: Date;
}

/** Refuses with `TooManyTries` messages beyond a person's daily limit. */
export const requireMessages = (
  { database }: Pick<CommandDependencies, 'database'>,
  { sender, requestId, now }: AllowedMessage,
): Promise<void> => requireAllowanceOnce({ database, now, requestId }, MESSAGES, sender.userId);
