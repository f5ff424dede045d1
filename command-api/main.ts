import { randomUUID } from 'node:crypto';
import { policies } from '@hearthway/domain/contexts.ts';
import { readAnswering } from '@hearthway/infra/adapters/chat-models/answering.ts';
import { chatVariables } from '@hearthway/infra/adapters/chat-models/chat-settings.ts';
import { readEmbeddings } from '@hearthway/infra/adapters/chat-vectors/embeddings.ts';
import { embeddingsVariables } from '@hearthway/infra/adapters/chat-vectors/embeddings-settings.ts';
import { createPassageVectors } from '@hearthway/infra/adapters/chat-vectors/passage-vectors.ts';
import { createFindOffices } from '@hearthway/infra/adapters/directory-search/find-offices.ts';
import { createFindProviders } from '@hearthway/infra/adapters/directory-search/find-providers.ts';
import { httpSettings, httpVariables } from '@hearthway/infra/adapters/http/settings.ts';
import { createInbound } from '@hearthway/infra/adapters/inbound-mail/inbound.ts';
import { inboundVariables } from '@hearthway/infra/adapters/inbound-mail/inbound-settings.ts';
import { createMailer, mailVariables } from '@hearthway/infra/adapters/mail/mailer.ts';
import { erasureListIn } from '@hearthway/infra/adapters/privacy/erasure-list.ts';
import {
  erasureListVariables,
  keepErasureList,
} from '@hearthway/infra/adapters/privacy/require-erasure-list.ts';
import { numberFrom, webAddress } from '@hearthway/infra/adapters/process/argument-values.ts';
import { withoutArguments } from '@hearthway/infra/adapters/process/command-line.ts';
import { readEnvironment, runMain } from '@hearthway/infra/adapters/process/main.ts';
import { connectedVariables, connectService } from '@hearthway/infra/adapters/process/service.ts';
import {
  paymentVariables,
  readPaymentSettings,
} from '@hearthway/infra/adapters/subscription-payments/payment-settings.ts';
import { createPayments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import {
  createWebhook,
  readWebhookSettings,
  webhookVariables,
} from '@hearthway/infra/adapters/webhook/webhook.ts';
import { z } from 'zod';
import { buildCommandApi } from './app.ts';
import { createDependencies } from './commands/dependencies.ts';
import { parts } from './contexts.ts';
import type { CommandSchema } from './database/schema.ts';
import { createJobs } from './jobs/all-jobs.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import { rotateMasterKeyJob } from './jobs/rotate-master-key.job.ts';
import { scrubKeysJob } from './jobs/scrub-keys.job.ts';
import { createPolicyHealth } from './policies/policy-health.ts';
import { startPolicyRunner } from './policies/policy-runner.ts';
import { PAYMENTS_JOB } from './subscription-payments/payments.job.ts';

const variables = {
  ...connectedVariables,
  ...httpVariables,
  ...mailVariables,
  ...inboundVariables,
  ...paymentVariables,
  ...chatVariables,
  ...embeddingsVariables,
  ...webhookVariables,
  /** Multiplies the request limits per address, for tests and load that come from one address. */
  RATE_LIMIT_FACTOR: numberFrom(0.001).default(1),
  PUBLIC_URL: webAddress.default('http://localhost:8080'),
  /** Address of the read-api, for searches of the assistant. */
  READ_API_URL: webAddress.optional(),
  ...erasureListVariables,
  ERASURE_LIST: z.string(),
  /** Age in days at which the master key in a file is rotated; 0 or unset for never. */
  MASTER_KEY_ROTATION_DAYS: numberFrom(0).default(0),
};

/** Longest wait for the database, about as long as a person waits after a click. */
const DATABASE_ANSWER_WITHIN_MS = 3_000;

const program = withoutArguments(
  'node command-api/main.ts',
  'The service that takes commands, as npm start runs it.',
);

runMain(program, async () => {
  const environment = readEnvironment(variables, process.env);
  const paymentSettings = readPaymentSettings(environment);
  const webhook = readWebhookSettings(environment);
  const answering = await readAnswering(environment);
  const embeddings = readEmbeddings(environment);
  const service = connectService<CommandSchema>({
    name: 'command-api',
    environment,
    answerWithinMs: DATABASE_ANSWER_WITHIN_MS,
    prepares: true,
  });
  const { logger, database, eventStore, masterKeys } = service;
  const inboundMail = createInbound(environment, logger);
  const clock = () => new Date();
  let jobs: Jobs | undefined;
  const dependencies = createDependencies({
    eventStore,
    eventStoreUrl: environment.EVENTSTORE_URL,
    database,
    masterKeys,
    mailer: createMailer(environment),
    erasureList: erasureListIn(environment.ERASURE_LIST),
    publicUrl: environment.PUBLIC_URL.replace(/\/$/, ''),
    logger,
    clock,
    newId: randomUUID,
    random: Math.random,
    onMailPosted: () => jobs?.wake('mail'),
    onNoticePosted: () => jobs?.wake('staff-notices'),
    webhook: webhook && createWebhook(webhook),
    inboundMail,
    answering,
    vectors: embeddings && createPassageVectors({ embeddings, database, logger, clock }),
    findProviders: createFindProviders({ readApi: environment.READ_API_URL, logger }),
    findOffices: createFindOffices({ readApi: environment.READ_API_URL, logger }),
    payments: paymentSettings && createPayments(paymentSettings, clock),
    onPaymentEvent: () => jobs?.wake(PAYMENTS_JOB),
  });
  const { privacy, mailer } = dependencies;
  const mail = mailer.health();
  if (mail.status === 'failing') logger.error(mail.detail);
  await service.watchKeys(privacy);
  await keepErasureList({
    database,
    list: dependencies.erasureList,
    isGivenUp: environment.WITHOUT_ERASURE_LIST === 'yes',
  });
  for (const { prepare } of parts) await prepare?.(dependencies);
  const file = environment.HEARTHWAY_MASTER_KEY ? undefined : environment.HEARTHWAY_MASTER_KEY_FILE;
  const afterDays = environment.MASTER_KEY_ROTATION_DAYS;
  const keyJobs = [
    scrubKeysJob({ database, directUrl: service.directUrl, logger }),
    ...(file !== undefined && afterDays > 0
      ? [rotateMasterKeyJob({ ...dependencies, url: environment.DATABASE_URL, file, afterDays })]
      : []),
  ];
  const running = startJobs([...createJobs(dependencies), ...keyJobs], { logger });
  jobs = running;
  const runners = new Map(
    policies.map((policy) => [policy, startPolicyRunner({ ...dependencies, policy })]),
  );
  const stopRunners = () => Promise.all(Array.from(runners.values(), ({ stop }) => stop()));
  await service.serve({
    app: buildCommandApi({
      dependencies,
      logger,
      settings: httpSettings(environment),
      rateLimitFactor: environment.RATE_LIMIT_FACTOR,
      readPolicyHealth: createPolicyHealth({
        database,
        eventStore,
        runners,
        clock: () => performance.now(),
      }),
    }),
    release: [async () => inboundMail?.stop(), running.stop, stopRunners],
  });
});
