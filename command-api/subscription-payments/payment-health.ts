import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { readWaitingEvents } from './inbox-status.ts';

/** Webhooks are processed at once, so an older event waits for the provider. */
const LATE_AFTER_MS = 5 * 60_000;

/**
 * Whether payments are recorded as they happen. Families are served even if not, since paid access lasts
 * beyond the day of the next payment. Never rejects.
 */
export const readPaymentHealth = async ({
  payments,
  database,
  clock,
}: Pick<CommandDependencies, 'payments' | 'database' | 'clock'>): Promise<HealthPart> => {
  const name = 'payments';
  if (payments === undefined)
    return { name, status: 'ok', detail: 'No payment provider is set, so plans are not sold.' };
  try {
    const { depth, waitingSince } = await readWaitingEvents(database);
    const isLate =
      waitingSince !== null && clock().getTime() - waitingSince.getTime() > LATE_AFTER_MS;
    if (isLate)
      return {
        name,
        status: 'failing',
        isOptional: true,
        detail: `The payment provider does not answer: ${depth} of its messages wait.`,
      };
  } catch {
    return {
      name,
      status: 'failing',
      isOptional: true,
      detail: 'The inbox of payments cannot be read.',
    };
  }
  return payments.isPractice
    ? { name, status: 'ok', detail: 'Practice payments: no money moves.' }
    : { name, status: 'ok' };
};
