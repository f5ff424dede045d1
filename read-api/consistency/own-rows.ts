import { contexts, isModel } from '@hearthway/domain/contexts.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { sql } from 'kysely';
import type { CreateReadModel } from './read-model.ts';

/** Reads the caller's own row, as far as the caller has written it; null before its first event. */
export const ownRowReader = (readModel: CreateReadModel, model: Model) => {
  const readRow = readModel(
    model,
    (_builder, familyId) =>
      sql<unknown>`(
        select to_jsonb(own) from ${sql.table(model)} as own where user_id = ${familyId}
      )`,
  );
  return async (request: HttpRequest, reply: HttpReply): Promise<unknown> => {
    const { familyId } = familyOf(request);
    return (await readRow({ request, reply, key: familyId })) ?? null;
  };
};

/** The routes that contexts declare as reads of the family's own row. */
export const addOwnRows = (
  app: HttpServer,
  { readModel, clock }: { readonly readModel: CreateReadModel; readonly clock: () => Date },
): void => {
  for (const { url, model, answer, toAnswer } of contexts.flatMap(({ reads }) => reads)) {
    if (!isModel(model)) throw new Error(`${url} reads ${model}, which is no read model.`);
    const readRow = ownRowReader(readModel, model);
    app.get(
      url,
      { config: { access: 'family' }, schema: { response: { 200: answer } } },
      async (request, reply) => toAnswer(await readRow(request, reply), clock()),
    );
  }
};
