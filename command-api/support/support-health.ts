import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { readQuarantineStatus } from './inbound/quarantine.ts';
import { MAX_COUNTED, readQueueMetrics } from './queue.ts';

type Dependencies = Pick<CommandDependencies, 'database' | 'clock' | 'inboundMail'>;

/** Health of the queue of messages to support, and of answers by mail. Never rejects. */
export const readSupportHealth = async (
  dependencies: Dependencies,
): Promise<readonly HealthPart[]> => [
  await readQueueHealth(dependencies),
  await readInboundHealth(dependencies),
];

/** Reports long waits without failing, since they depend on people. */
const readQueueHealth = async ({ database, clock }: Dependencies): Promise<HealthPart> => {
  const name = 'support-queue';
  try {
    const numbers = { ...(await readQueueMetrics(database, clock())) };
    const { waiting, overdue, oldestWaitSeconds } = numbers;
    const hours = Math.floor(oldestWaitSeconds / 3_600);
    const detail =
      waiting === 0
        ? 'No message waits for an answer.'
        : `Messages that wait for an answer: ${cappedCount(waiting)}, the oldest for ${hours} hours; longer than promised: ${cappedCount(overdue)}.`;
    return { name, status: 'ok', detail, numbers };
  } catch {
    return unreadable(name, 'The queue of messages to support cannot be read.');
  }
};

const cappedCount = (count: number): string =>
  count < MAX_COUNTED ? String(count) : `${MAX_COUNTED} or more`;

const readInboundHealth = async ({ database, inboundMail }: Dependencies): Promise<HealthPart> => {
  const name = 'inbound-mail';
  if (inboundMail === undefined)
    return { name, status: 'ok', detail: 'It is not set, so people answer on the page.' };
  if (!inboundMail.isTaking())
    return {
      name,
      status: 'failing',
      isOptional: true,
      detail: 'No mails can be taken: another process holds the address in INBOUND_MAIL.',
    };
  try {
    const { mails: quarantined } = await readQuarantineStatus({ database });
    return {
      name,
      status: 'ok',
      numbers: { quarantined },
      ...(quarantined > 0 && {
        detail: `Mails of strangers in quarantine: ${quarantined}. npm run support -- quarantine lists them.`,
      }),
    };
  } catch {
    return unreadable(name, 'The quarantine of mails cannot be read.');
  }
};

const unreadable = (name: string, detail: string): HealthPart => ({
  name,
  status: 'failing',
  isOptional: true,
  detail,
});
