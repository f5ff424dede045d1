import { PRODUCT } from '@hearthway/domain/product.ts';
import type { Deliver } from '@hearthway/infra/adapters/inbound-mail/lmtp.ts';
import { readMail } from '@hearthway/infra/adapters/inbound-mail/read-mail.ts';
import {
  type ReplyAddress,
  tokenIn,
} from '@hearthway/infra/adapters/inbound-mail/reply-address.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import { type ContinueDependencies, continueThread } from './continue-thread.ts';
import { quarantine, type Stranger } from './quarantine.ts';
import { recordBounce } from './record-bounce.ts';
import { findToken } from './reply-tokens.ts';
import { isOfMailbox } from './thread-mailbox.ts';
import { COMES_AGAIN, TAKEN, UNKNOWN_ADDRESS, UNREADABLE } from './verdicts.ts';

export type TakeDependencies = ContinueDependencies & Pick<CommandDependencies, 'logger'>;

/**
 * Handles one mail: adds it to its thread, records a bounce, drops a mail written by a program, or keeps it
 * for the operator. Never replies by mail.
 */
export const createTakeMail =
  (dependencies: TakeDependencies, replyAddress: ReplyAddress): Deliver =>
  async ({ raw, sender, recipient }) => {
    const { clock, logger } = dependencies;
    const now = clock();
    const token = tokenIn(replyAddress, recipient);
    if (token === undefined) return UNKNOWN_ADDRESS;
    const { local, domain } = replyAddress;
    const ours = [PRODUCT.name, `${local}@${domain}`];
    const mail = await readMail(raw, { envelopeSender: sender, ours });
    if (mail === undefined) return UNREADABLE;
    const thread = await findToken(dependencies, { token, now });
    if (mail.nature === 'automatic') {
      logger.info('A mail that a program wrote was dropped.');
      return TAKEN;
    }
    if (mail.nature === 'bounce') {
      if (thread !== undefined) await recordBounce(dependencies, thread);
      return TAKEN;
    }
    const hold = async (reason: Stranger['reason']) => {
      const isKept = await quarantine(dependencies, { reason, mail, thread, now });
      logger.info({ reason, isKept }, 'A mail waits for the operator.');
      return isKept ? TAKEN : COMES_AGAIN;
    };
    if (thread === undefined) return hold('unknown-address');
    if (thread.hasExpired) return hold('expired-address');
    if (!(await isOfMailbox(dependencies, { thread, from: mail.from })))
      return hold('other-sender');
    return continueThread(dependencies, thread, { ...mail, from: mail.from ?? null });
  };
