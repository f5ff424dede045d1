import { insurerCalled } from '@hearthway/domain/insurance/insurers.constants.ts';
import {
  lookupAnswerSchema,
  lookupSchema,
  stateCalled,
} from '@hearthway/domain/insurance/lookup.contract.ts';
import { type Lookup, lookUp } from '@hearthway/domain/insurance/lookup.ts';
import { insuranceLookupsDecider } from '@hearthway/domain/insurance/lookups.decider.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import { refuse, refuseAmongChoices } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { translatorFor } from '@hearthway/infra/adapters/http/translator-for.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { sendPosition } from '../commands/send-position.ts';
import { createReadContent } from './read-content.ts';
import { stateOfZip } from './zip-state.ts';

/**
 * `POST /api/insurance/lookup`: for anyone. A signed-in family's lookup becomes an event; a visitor's is not
 * stored. The schema of the body drops the member id before any hook or handler sees it.
 */
export const addLookupRoute = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { database, clock, handle } = dependencies;
  const readContent = createReadContent(dependencies);

  /** Stores the lookup of a family, once for each request. */
  const record = async (request: HttpRequest, reply: HttpReply, lookup: Lookup): Promise<void> => {
    if (request.session?.role !== 'family') return;
    const now = clock();
    const context = { ...familyContext(request, { now }), state: lookup.state };
    const outcome = await handle(insuranceLookupsDecider, {
      id: context.userId,
      command: { command: 'look-up', ...lookup, now },
      context,
    });
    sendPosition(reply, outcome);
  };

  app.post(
    '/api/insurance/lookup',
    {
      config: { access: 'anyone', briefLimit: 'insurance-lookup' },
      schema: { body: lookupSchema, response: { 200: lookupAnswerSchema } },
    },
    async (request, reply) => {
      const { insuranceProvider, zipCode = '', state: chosen = '' } = request.body;
      const insurer = insurerCalled(insuranceProvider);
      if (insurer === undefined) throw refuse('ValidationFailed');
      const inZip = await stateOfZip(database, zipCode);
      const state = stateCalled(chosen) ?? inZip ?? null;
      if (state !== null && inZip !== undefined && inZip !== state)
        throw refuseAmongChoices('ZipInAnotherState', [inZip, state]);
      const lookup = { insurer, state };
      const [content] = await Promise.all([
        readContent(state, contentLanguageFor(request)),
        record(request, reply, lookup),
      ]);
      return lookUp(lookup, { content, translate: translatorFor(request) });
    },
  );
};
