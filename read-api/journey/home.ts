import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { familyOfVisitor } from '@hearthway/infra/adapters/http/subject.ts';
import { sql } from 'kysely';
import type { CreateReadModel } from '../consistency/read-model.ts';

/** Where the caller's family said that it lives, as it said so; undefined when it did not. */
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
