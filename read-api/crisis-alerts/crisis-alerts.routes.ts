import { MAX_ALERTS_LISTED } from '@hearthway/domain/crisis-alerts/crisis-alerts.constants.ts';
import {
  crisisAlertsSchema,
  onDutySchema,
} from '@hearthway/domain/crisis-alerts/crisis-alerts.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { z } from 'zod';
import type { ReadDependencies } from '../read-part.ts';

export const addCrisisAlertsRoutes = (
  app: HttpServer,
  { database, readModel }: ReadDependencies,
): void => {
  const config = { access: 'support', fresh: true } as const;
  /** Waits for the whole model rather than one person's row, since only its position matters. */
  const waitFor = (name: 'crisis_alerts' | 'duty') =>
    readModel(name, ({ selectFrom }) =>
      selectFrom('live_checkpoints').select('position').where('name', '=', name),
    );
  const waitForAlerts = waitFor('crisis_alerts');
  const waitForDuty = waitFor('duty');

  app.get(
    '/api/staff/alerts',
    { config, schema: { response: { 200: crisisAlertsSchema } } },
    async (request, reply) => {
      await waitForAlerts({ request, reply, key: '' });
      const waiting = database.selectFrom('crisis_alerts').where('opened_at', 'is', null);
      const [rows, { count }] = await Promise.all([
        waiting
          .select(['alert_id', 'user_id', 'source', 'place_id', 'tier', 'raised_at'])
          .orderBy('raised_at')
          .orderBy('alert_id')
          .limit(MAX_ALERTS_LISTED)
          .execute(),
        waiting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
      ]);
      return {
        alerts: rows.map((row) => ({
          alertId: row.alert_id,
          userId: row.user_id,
          source: row.source,
          placeId: row.place_id,
          tier: row.tier,
          raisedAt: row.raised_at.toISOString(),
        })),
        waiting: Number(count),
      };
    },
  );

  app.get(
    '/api/staff/duty',
    { config, schema: { response: { 200: z.array(onDutySchema) } } },
    async (request, reply) => {
      await waitForDuty({ request, reply, key: '' });
      const rows = await database
        .selectFrom('accounts')
        .leftJoin('duty', 'duty.user_id', 'accounts.user_id')
        .select(['accounts.user_id', 'first_name', 'last_name', 'is_on_duty'])
        .where('role', '=', 'support')
        .orderBy('first_name')
        .orderBy('last_name')
        .orderBy('accounts.user_id')
        .execute();
      return rows.map(({ user_id, first_name, last_name, is_on_duty }) => ({
        staffId: user_id,
        name: `${first_name} ${last_name}`,
        isOnDuty: is_on_duty === true,
      }));
    },
  );
};
