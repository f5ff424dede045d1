import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { familyOfVisitor } from '@hearthway/infra/adapters/http/subject.ts';
import { sql } from 'kysely';
import type { CreateReadModel } from '../consistency/read-model.ts';

/** The home of the caller's family, as typed; undefined when it is not given. */
export type ReadHome = (request: HttpRequest, reply: HttpReply) => Promise<string | undefined>;

export const createReadHome = (readModel: CreateReadModel): ReadHome => {
  const readLocation = readModel('journey', ({ selectFrom }, userId) =>
    selectFrom('journey')
      .select(sql<string | null>`onboarding ->> 'location'`.as('location'))
      .where('user_id', '=', userId)
      .$asScalar(),
  );
  return async (request, reply) => {
    const family = familyOfVisitor(request);
    if (family === undefined) return undefined;
    return (await readLocation({ request, reply, key: family.familyId })) ?? undefined;
  };
};
