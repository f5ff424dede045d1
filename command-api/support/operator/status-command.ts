import type { Interest } from '@hearthway/domain/help/help.constants.ts';
import { type ThreadUrgency, URGENCIES } from '@hearthway/domain/support/support.constants.ts';
import type { OperatorCommand } from '../../commands/operator-command.ts';
import { readWaitingAlerts } from '../../crisis-alerts/alert-health.ts';
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

/** Returns false if a promise was broken, or a crisis alert is unopened. */
export const showStatus: OperatorCommand = async ({ database, clock, print }) => {
  const [alerts, queue, quarantine, interests] = await Promise.all([
    readWaitingAlerts(database, clock()),
    readQueueStatus(database, clock()),
    readQuarantineStatus({ database }),
    readInterests(database),
  ]);
  const { byStatus, byUrgency, overdue, oldestPromise, oldestWaitSeconds, bounced } = queue;
  const urgencies = URGENCIES.map(
    (urgency) => `${URGENCY_WORDS[urgency]} ${shown(byUrgency.get(urgency) ?? 0)}`,
  );
  print(
    alerts.unopened === 0
      ? 'Alerts of a crisis that nobody has opened: none'
      : `Alerts of a crisis that nobody has opened: ${shown(alerts.unopened)}, the oldest for ${Math.ceil(alerts.oldestSeconds / 60)} minutes`,
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
  return overdue === 0 && alerts.unopened === 0;
};

const shown = (count: number): string => count.toLocaleString('en');
