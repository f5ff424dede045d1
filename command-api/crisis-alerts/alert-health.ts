import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { Kysely } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';

export interface WaitingAlerts {
  readonly unopened: number;
  /** Seconds since the oldest unopened alert; 0 if none waits. */
  readonly oldestSeconds: number;
}

/** Served by the index of waiting alerts. */
export const readWaitingAlerts = async (
  database: Kysely<CommandSchema>,
  now: Date,
): Promise<WaitingAlerts> => {
  const { unopened, first } = await database
    .selectFrom('crisis_alerts')
    .select(({ fn }) => [fn.countAll().as('unopened'), fn.min('raised_at').as('first')])
    .where('opened_at', 'is', null)
    .executeTakeFirstOrThrow();
  const waitedMs = first === null ? 0 : now.getTime() - first.getTime();
  return { unopened: Number(unopened), oldestSeconds: Math.max(0, Math.round(waitedMs / 1_000)) };
};

/** Failed webhook tries after which the operator is told: about half a minute of silence. */
const MANY_TRIES = 5;

/** Fails while an alert is unopened, or while the webhook rejects alerts. Never rejects. */
export const readAlertHealth = async ({
  database,
  clock,
}: Pick<CommandDependencies, 'database' | 'clock'>): Promise<readonly HealthPart[]> => {
  const part = { name: 'crisis-alerts', isOptional: true, isForOperator: true } as const;
  try {
    const { unopened, oldestSeconds } = await readWaitingAlerts(database, clock());
    const { unanswered } = await database
      .selectFrom('staff_notices')
      .select(({ fn }) => [fn.countAll().as('unanswered')])
      .where('due_at', 'is not', null)
      .where('tries', '>=', MANY_TRIES)
      .executeTakeFirstOrThrow();
    const numbers = { unopened, oldestSeconds, unanswered: Number(unanswered) };
    const problems = [
      ...(unopened > 0 ? [`Alerts of a crisis that nobody has opened: ${unopened}.`] : []),
      ...(numbers.unanswered > 0
        ? [`The webhook in CRISIS_WEBHOOK_URL does not answer: ${numbers.unanswered} wait for it.`]
        : []),
    ];
    return [
      problems.length > 0
        ? { ...part, status: 'failing', detail: problems.join(' '), numbers }
        : { ...part, status: 'ok', detail: 'No alert of a crisis waits.', numbers },
    ];
  } catch {
    return [{ ...part, status: 'failing', detail: 'Alerts of a crisis cannot be read.' }];
  }
};
