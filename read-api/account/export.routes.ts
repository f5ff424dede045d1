import { dataExportSchema } from '@hearthway/domain/account/account.contract.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import {
  DATA_EXPORT_COLUMNS,
  toDataExport,
} from '@hearthway/infra/adapters/account/data-export.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { Privacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ReadSchema } from '../database/schema.ts';

export interface ExportRoutesOptions {
  readonly database: Kysely<ReadSchema>;
  readonly privacy: Pick<Privacy, 'openForPerson'>;
  readonly clock: () => Date;
}

const paramsSchema = z.object({ exportId: z.string().regex(/^[0-9a-f]{32}$/) });

/** Adds routes for copies that people requested. Expired ones are treated as absent. */
export const addExportRoutes = (
  app: HttpServer,
  { database, privacy, clock }: ExportRoutesOptions,
): void => {
  const exportsOf = (userId: string) =>
    database
      .selectFrom('data_exports')
      .where('user_id', '=', userId)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', clock())]));

  app.get(
    '/api/account/export',
    {
      config: { access: 'signed-in' },
      schema: { response: { 200: z.nullable(dataExportSchema) } },
    },
    async (request) => {
      const newest = await exportsOf(sessionOf(request).accountId)
        .select(DATA_EXPORT_COLUMNS)
        .orderBy('requested_at', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return newest === undefined ? null : toDataExport(newest);
    },
  );

  app.get(
    '/api/account/export/:exportId/file',
    { config: { access: 'signed-in' }, schema: { params: paramsSchema } },
    async (request, reply) => {
      const { accountId: userId } = sessionOf(request);
      const row = await exportsOf(userId)
        .select(['requested_at', 'content'])
        .where('id', '=', request.params.exportId)
        .where('status', '=', 'ready')
        .executeTakeFirst();
      if (!row?.content) throw refuse('NotFound');
      const zip = await privacy.openForPerson(userId, row.content);
      // Its key was just destroyed with the account.
      if (zip === undefined) throw refuse('NotFound');
      const day = row.requested_at.toISOString().slice(0, 10);
      const name = `${PRODUCT.storagePrefix}-data-${day}.zip`;
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(zip);
    },
  );
};
