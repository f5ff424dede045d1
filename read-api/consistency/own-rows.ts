import { contexts, isModel, readModelNamed } from '@hearthway/domain/contexts.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
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

interface OwnRowsOptions extends Pick<ReadDependencies, 'readModel' | 'privacy' | 'clock'> {
  /** Called after reading a row that the caller's session carries a copy of. */
  readonly onCarriedRead: (request: HttpRequest) => void;
}

/** Adds the routes that contexts declare as reads of the family's own row. */
export const addOwnRows = (
  app: HttpServer,
  { onCarriedRead, ...dependencies }: OwnRowsOptions,
): void => {
  for (const { url, model, answer, isCarriedBySessions, scope, isPersonal, toAnswer } of ownRows) {
    if (!isModel(model)) throw new Error(`${url} reads ${model}, which is no read model.`);
    const readRow = ownRowReader(dependencies, model);
    app.get(
      url,
      {
        config: { access: 'family', isPersonal, ...(scope !== undefined && { scope }) },
        schema: { response: { 200: answer } },
      },
      async (request, reply) => {
        const row = await readRow(request, reply);
        if (isCarriedBySessions) onCarriedRead(request);
        return toAnswer(row, dependencies.clock());
      },
    );
  }
};

const ownRows = contexts.flatMap(({ reads }) => reads);

/** Read models whose row for the family is carried by its sessions. */
export const CARRIED_MODELS: ReadonlySet<string> = new Set(
  ownRows.filter(({ isCarriedBySessions }) => isCarriedBySessions).map(({ model }) => model),
);
