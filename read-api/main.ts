import { randomUUID } from 'node:crypto';
import {
  chatModelOf,
  chatModelVariables,
} from '@hearthway/infra/adapters/chat-models/chat-model.ts';
import { createHandle } from '@hearthway/infra/adapters/event-store/handle.ts';
import { fetchHealth } from '@hearthway/infra/adapters/http/fetch-health.ts';
import { httpSettings, httpVariables } from '@hearthway/infra/adapters/http/settings.ts';
import { erasureListIn } from '@hearthway/infra/adapters/privacy/erasure-list.ts';
import { createPrivacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import {
  erasureListVariables,
  requireErasureList,
} from '@hearthway/infra/adapters/privacy/require-erasure-list.ts';
import { webAddress } from '@hearthway/infra/adapters/process/argument-values.ts';
import { withoutArguments } from '@hearthway/infra/adapters/process/command-line.ts';
import { readEnvironment, runMain } from '@hearthway/infra/adapters/process/main.ts';
import { connectedVariables, connectService } from '@hearthway/infra/adapters/process/service.ts';
import { buildReadApi } from './app.ts';
import type { ReadSchema } from './database/schema.ts';

const variables = {
  ...connectedVariables,
  ...httpVariables,
  /** URL of the overall health, if any. */
  HEALTH_URL: webAddress.optional(),
  /** Same variables as in command-api, since pages show whether an outside model is asked. */
  ...chatModelVariables,
  ...erasureListVariables,
};

/** Longer than any query here takes on a healthy database. */
const ANSWER_WITHIN_MS = 2_000;

const program = withoutArguments(
  'node read-api/main.ts',
  'The service that answers reads, as npm start runs it.',
);

/** Limits a flood of readers to one query a second for each kind of content. */
const CONTENT_FOR_MS = 1_000;

runMain(program, async () => {
  const environment = readEnvironment(variables, process.env);
  const service = connectService<ReadSchema>({
    name: 'read-api',
    environment,
    answerWithinMs: ANSWER_WITHIN_MS,
    prepares: true,
  });
  const { logger, database, eventStore, masterKeys } = service;
  const privacy = createPrivacy({ database, masterKeys });
  await service.watchKeys(privacy);
  const { ERASURE_LIST: listFile, WITHOUT_ERASURE_LIST: givenUp } = environment;
  if (listFile !== undefined)
    await requireErasureList({
      database,
      list: erasureListIn(listFile),
      isGivenUp: givenUp === 'yes',
    });
  const healthUrl = environment.HEALTH_URL;
  const readHealth = healthUrl === undefined ? undefined : () => fetchHealth(healthUrl);
  await service.serve({
    app: buildReadApi({
      database,
      listen: service.listen,
      eventStore,
      handle: createHandle({ eventStore, privacy, newId: randomUUID, random: Math.random }),
      privacy,
      clock: () => new Date(),
      chatModel: chatModelOf(environment),
      contentForMs: CONTENT_FOR_MS,
      logger,
      live: { readHealth },
      settings: httpSettings(environment),
    }),
    release: [],
  });
});
