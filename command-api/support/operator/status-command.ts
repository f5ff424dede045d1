import type { Interest } from '@hearthway/domain/help/help.constants.ts';
import { type ThreadUrgency, URGENCIES } from '@hearthway/domain/support/support.constants.ts';
import type { OperatorCommand } from '../../commands/operator-command.ts';
import { readQuarantineStatus } from '../inbound/quarantine.ts';
import { readQueueStatus } from '../queue.ts';
import { readInterests } from './read-interests.ts';

const URGENCY_WORDS: Readonly<Record<ThreadUrgency, string>> = {
  '0': 'crisis',
  '1': 'high',
  '2': 'priority support',
  '3': 'normal',
  '4': 'low',
};

const INTEREST_NAMES: Readonly<Record<Interest, string>> = { 'family-forum': 'family forum' };

export const parseStatus = (args: readonly string[]): OperatorCommand | undefined =>
  args.length === 0 ? showStatus : undefined;

/** False when a promise was not kept. */
const showStatus: OperatorCommand = async ({ database, clock, print }) => {
  const [queue, quarantine, interests] = await Promise.all([
    readQueueStatus(database, clock()),
    readQuarantineStatus({ database }),
    readInterests(database),
  ]);
  const { byStatus, byUrgency, overdue, oldestPromise, oldestWaitSeconds, bounced } = queue;
  const urgencies = URGENCIES.map(
    (urgency) => `${URGENCY_WORDS[urgency]} ${shown(byUrgency.get(urgency) ?? 0)}`,
  );
  print(`Waiting for an answer: ${shown(byStatus.waiting)} (${urgencies.join(', ')})`);
  if (oldestPromise !== null)
    print(
      `Oldest: waits for ${Math.floor(oldestWaitSeconds / 3_600)} hours, answer promised by ${oldestPromise.toISOString()}`,
    );
  print(`Longer than promised: ${shown(overdue)}`);
  print(
    `Answered: ${shown(byStatus.answered)}, resolved: ${shown(byStatus.resolved)}, joined with another: ${shown(byStatus.merged)}`,
  );
  print(`Answers that came back: ${shown(bounced)}`);
  print(
    quarantine.oldest === null
      ? 'Mails in quarantine: none'
      : `Mails in quarantine: ${shown(quarantine.mails)}, the oldest since ${quarantine.oldest.toISOString()}`,
  );
  for (const { interest, families } of interests)
    print(`Families that would like a ${INTEREST_NAMES[interest]}: ${shown(families)}`);
  return overdue === 0;
};

const shown = (count: number): string => count.toLocaleString('en');
