import { readModelNamed } from '@hearthway/domain/contexts.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { sql } from 'kysely';
import type { ReadDependencies } from '../read-part.ts';

/** Reads the caller's own row, including the caller's own writes; null before its first event. */
export const ownRowReader = (
  { readModel, privacy }: Pick<ReadDependencies, 'readModel' | 'privacy'>,
  model: Model,
) => {
  const readRow = readModel(
    model,
    (_builder, familyId) =>
      sql<{ readonly user_id: string } | null>`(
        select to_jsonb(own) from ${sql.table(model)} as own where user_id = ${familyId}
      )`,
  );
  return async (request: HttpRequest, reply: HttpReply): Promise<unknown> => {
    const { familyId } = familyOf(request);
    const row = await readRow({ request, reply, key: familyId });
    if (row === null) return null;
    const [opened] = await privacy.openRows(readModelNamed(model), [row]);
    return opened ?? null;
  };
};
