import { contexts, isModel } from '@hearthway/domain/contexts.ts';
import type { SeenChildren } from '@hearthway/domain/household-scopes/seen-children.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { ReadDependencies } from '../read-part.ts';
import { ownRowReader } from './own-row-reader.ts';

interface OwnRowsOptions extends Pick<ReadDependencies, 'readModel' | 'privacy' | 'clock'> {
  /** Reads which children the caller sees. */
  readonly readSeen: (request: HttpRequest, reply: HttpReply) => Promise<SeenChildren>;
  /** Called after reading a row that the caller's session carries a copy of. */
  readonly onCarriedRead: (request: HttpRequest) => void;
}

/** Adds the routes that contexts declare as reads of the family's own row. */
export const addOwnRows = (
  app: HttpServer,
  { onCarriedRead, readSeen, ...dependencies }: OwnRowsOptions,
): void => {
  for (const {
    url,
    model,
    answer,
    isCarriedBySessions,
    scope,
    about,
    isPersonal,
    toAnswer,
  } of ownRows) {
    if (!isModel(model)) throw new Error(`${url} reads ${model}, which is no read model.`);
    const readRow = ownRowReader(dependencies, model);
    app.get(
      url,
      {
        config: {
          access: 'family',
          isPersonal,
          ...(scope !== undefined && { scope }),
          ...(about !== undefined && { about }),
        },
        schema: { response: { 200: answer } },
      },
      async (request, reply) => {
        const [row, seen] = await Promise.all([readRow(request, reply), readSeen(request, reply)]);
        if (isCarriedBySessions) onCarriedRead(request);
        return toAnswer(row, dependencies.clock(), seen);
      },
    );
  }
};

const ownRows = contexts.flatMap(({ reads }) => reads);

/** Read models whose row for the family is carried by its sessions. */
export const CARRIED_MODELS: ReadonlySet<string> = new Set(
  ownRows.filter(({ isCarriedBySessions }) => isCarriedBySessions).map(({ model }) => model),
);
