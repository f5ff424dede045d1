import { connectEventStore } from '@hearthway/infra/event-store/event-store.ts';
import { createLogger } from '@hearthway/infra/logging/logger.ts';
import { readEnvironment, runMain, serviceVariables } from '@hearthway/infra/process/main.ts';
import { serve } from '@hearthway/infra/process/serve.ts';
import { z } from 'zod';
import { buildCommandApi } from './app.ts';

runMain(async () => {
  const environment = readEnvironment(
    { ...serviceVariables, EVENTSTORE_URL: z.string() },
    process.env,
  );
  const logger = createLogger({
    name: 'command-api',
    level: environment.LOG_LEVEL,
    isPretty: process.stdout.isTTY,
  });
  const eventStore = connectEventStore(environment.EVENTSTORE_URL);
  await serve({
    app: buildCommandApi({ eventStore, logger }),
    host: environment.HOST,
    port: environment.PORT,
    logger,
    release: [() => eventStore.dispose()],
  });
});
