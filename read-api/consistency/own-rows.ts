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

interface OwnRowsOptions {
  readonly readModel: CreateReadModel;
  readonly clock: () => Date;
  /** Called after a read of a row of which the caller's session carries a copy. */
  readonly onCarriedRead: (request: HttpRequest) => void;
}

/** The routes that contexts declare as reads of the family's own row. */
export const addOwnRows = (
  app: HttpServer,
  { readModel, clock, onCarriedRead }: OwnRowsOptions,
): void => {
  for (const { url, model, answer, isCarriedBySessions, toAnswer } of ownRows) {
    if (!isModel(model)) throw new Error(`${url} reads ${model}, which is no read model.`);
    const readRow = ownRowReader(readModel, model);
    app.get(
      url,
      { config: { access: 'family' }, schema: { response: { 200: answer } } },
      async (request, reply) => {
        const row = await readRow(request, reply);
        if (isCarriedBySessions) onCarriedRead(request);
        return toAnswer(row, clock());
      },
    );
  }
};

const ownRows = contexts.flatMap(({ reads }) => reads);

/** Read models of which sessions carry the family's row. */
export const CARRIED_MODELS: ReadonlySet<string> = new Set(
  ownRows.filter(({ isCarriedBySessions }) => isCarriedBySessions).map(({ model }) => model),
);
