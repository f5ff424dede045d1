import { randomUUID } from 'node:crypto';
import { createReadState } from '@hearthway/infra/adapters/event-store/read-state.ts';
import type { OperatorCommand, OperatorOptions } from '../../commands/operator-command.ts';
import { followThread } from '../going-on.ts';
import { continueThread } from '../inbound/continue-thread.ts';
import { type QuarantinedMail, readQuarantine, removeQuarantined } from '../inbound/quarantine.ts';

const REASONS: Readonly<Record<QuarantinedMail['reason'], string>> = {
  'unknown-address': 'its address was never given',
  'expired-address': 'its address has expired',
  'other-sender': 'it is from another mailbox than the thread',
};

export const listQuarantine: OperatorCommand = async ({ print, ...options }) => {
  const mails = await readQuarantine(options);
  if (mails.length === 0) print('No mails are in quarantine.');
  for (const { id, reason, threadId, receivedAt, expiresAt, mail } of mails) {
    print(`${id}: ${REASONS[reason]}`);
    print(`  received ${receivedAt.toISOString()}, kept until ${expiresAt.toISOString()}`);
    print(`  thread ${threadId ?? 'not known'}`);
    print(`  from ${mail.from ?? 'no one address'}: ${mail.subject || 'no subject'}`);
    for (const line of mail.words.split('\n')) print(`  | ${line}`);
  }
  return true;
};

/** Adds it on behalf of the thread's person, as if it had come from their mailbox. */
export const releaseMail =
  (id: string, given: string | undefined): OperatorCommand =>
  async (options) => {
    const { print } = options;
    const found = (await readQuarantine(options)).find((mail) => mail.id === id);
    if (found === undefined) return unknown(options);
    const threadId = given ?? found.threadId;
    if (threadId === null) {
      print('Its thread is not known. Name one: npm run support -- quarantine release ID THREAD');
      return false;
    }
    const readState = createReadState({ ...options, random: Math.random });
    const { last } = await followThread({ readState }, threadId);
    if (last.state.status === 'none') {
      print('There is no such thread.');
      return false;
    }
    const { code, says } = await continueThread(
      { ...options, readState, newId: randomUUID },
      { threadId, userId: last.state.userId },
      // A stranger is not notified.
      { ...found.mail, from: null },
    );
    if (code !== 250) {
      print(`It was not taken: ${says}`);
      return false;
    }
    await removeQuarantined(options, id);
    print(`It continues the thread ${last.threadId}.`);
    return true;
  };

export const removeMail =
  (id: string): OperatorCommand =>
  async (options) => {
    if (!(await removeQuarantined(options, id))) return unknown(options);
    options.print('It is forgotten.');
    return true;
  };

const unknown = ({ print }: Pick<OperatorOptions, 'print'>): boolean => {
  print('There is no such mail in quarantine.');
  return false;
};
