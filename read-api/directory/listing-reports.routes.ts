import { listingReportSchema } from '@hearthway/domain/directory/listing-report.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { z } from 'zod';
import type { CreateReadModel } from '../consistency/read-model.ts';

/** `GET /api/listing-reports`: the errors that the caller has reported, the newest first. */
export const addListingReportsRoutes = (
  app: HttpServer,
  { readModel }: { readonly readModel: CreateReadModel },
): void => {
  const readReports = readModel('listing_reports', ({ selectFrom }, userId) =>
    selectFrom('listing_reports').select('reports').where('user_id', '=', userId).$asScalar(),
  );
  app.get(
    '/api/listing-reports',
    { config: { access: 'family' }, schema: { response: { 200: z.array(listingReportSchema) } } },
    async (request, reply) => {
      const { familyId } = familyOf(request);
      const reports = await readReports({ request, reply, key: familyId });
      return [...(reports ?? [])].reverse();
    },
  );
};
