import {
  ANSWERING_EMBEDDED,
  type Answering,
} from '@hearthway/infra/adapters/chat-models/answering.ts';
import type { PassageVectors } from '@hearthway/infra/adapters/chat-vectors/passage-vectors.ts';
import type { FindOffices } from '@hearthway/infra/adapters/directory-search/find-offices.ts';
import type { FindProviders } from '@hearthway/infra/adapters/directory-search/find-providers.ts';
import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { createHandle, type Handle } from '@hearthway/infra/adapters/event-store/handle.ts';
import {
  createReadState,
  type ReadState,
} from '@hearthway/infra/adapters/event-store/read-state.ts';
import type { Inbound } from '@hearthway/infra/adapters/inbound-mail/inbound.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import type { Mailer } from '@hearthway/infra/adapters/mail/mailer.ts';
import type { ErasureList } from '@hearthway/infra/adapters/privacy/erasure-list.ts';
import type { MasterKeys } from '@hearthway/infra/adapters/privacy/master-keys.ts';
import { createPrivacy, type Privacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import {
  createOperationalLog,
  type OperationalLog,
} from '@hearthway/infra/adapters/staff/operational-log.ts';
import type { Payments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import type { Webhook } from '@hearthway/infra/adapters/webhook/webhook.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';
import { createMails, type Mails } from '../mail/mails.ts';
import { createNotices, type Notices } from '../notices/notices.ts';
import { createPasswords, type HashParameters, type Passwords } from '../passwords/passwords.ts';

/** Dependencies of every context's routes and of every job. */
export interface CommandDependencies {
  readonly handle: Handle;
  readonly readState: ReadState;
  readonly eventStore: EventStore;
  /** Address of the same event store, for worker threads, which need a connection of their own. */
  readonly eventStoreUrl: string;
  readonly database: Kysely<CommandSchema>;
  readonly privacy: Privacy;
  readonly passwords: Passwords;
  readonly mails: Mails;
  readonly mailer: Mailer;
  readonly notices: Notices;
  /** The operator's, which alerts of a crisis are posted to; undefined where none is set. */
  readonly webhook: Webhook | undefined;
  /** How people answer by mail; undefined where they answer on the page. */
  readonly inboundMail: Inbound | undefined;
  /** How the assistant's answers are composed. */
  readonly answering: Answering;
  /** By which the assistant finds passages beside their words; undefined without an embeddings server. */
  readonly vectors: PassageVectors | undefined;
  /** A search of the directory for the assistant. */
  readonly findProviders: FindProviders;
  /** Offices of a state for the assistant. */
  readonly findOffices: FindOffices;
  /** Undefined where plans are not sold. */
  readonly payments: Payments | undefined;
  /** Called when an event of the payment provider waits. */
  readonly onPaymentEvent: () => void;
  readonly erasureList: ErasureList;
  /** Records what happens to families and becomes no event. */
  readonly operationalLog: OperationalLog;
  /** Public address of Hearthway, without a trailing slash. */
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly clock: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
}

export interface CommandDependenciesOptions
  extends Pick<
    CommandDependencies,
    | 'eventStore'
    | 'eventStoreUrl'
    | 'database'
    | 'mailer'
    | 'erasureList'
    | 'publicUrl'
    | 'logger'
    | 'clock'
    | 'newId'
  > {
  readonly masterKeys: MasterKeys;
  /** Those of the product by default, which take a processor 20 ms. */
  readonly hashParameters?: HashParameters | undefined;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** How long a command may wait for the event store; a few seconds by default. */
  readonly storeWithinMs?: number | undefined;
  /** A mail waits to be sent. */
  readonly onMailPosted: () => void;
  /** An alert of staff waits to be sent. */
  readonly onNoticePosted?: () => void;
  /** None by default. */
  readonly webhook?: Webhook | undefined;
  /** None by default: people answer on the page. */
  readonly inboundMail?: Inbound | undefined;
  /** By default, answers are sentences of our own pages. */
  readonly answering?: Answering | undefined;
  /** None by default: passages are found by their words. */
  readonly vectors?: PassageVectors | undefined;
  /** By default the directory cannot be searched from here. */
  readonly findProviders?: FindProviders | undefined;
  readonly findOffices?: FindOffices | undefined;
  /** None by default: nothing is sold. */
  readonly payments?: Payments | undefined;
  readonly onPaymentEvent?: () => void;
}

export const createDependencies = ({
  masterKeys,
  hashParameters,
  random,
  storeWithinMs,
  onMailPosted,
  onNoticePosted = () => {},
  webhook,
  inboundMail,
  answering = ANSWERING_EMBEDDED,
  vectors,
  findOffices = async () => undefined,
  findProviders = async ({ caller }) => ({
    outcome: caller === undefined ? 'visitor' : 'unavailable',
  }),
  payments,
  onPaymentEvent = () => {},
  ...given
}: CommandDependenciesOptions): CommandDependencies => {
  const { eventStore, database, clock, newId } = given;
  const privacy = createPrivacy({ database, masterKeys });
  return {
    ...given,
    webhook,
    inboundMail,
    answering,
    vectors,
    findProviders,
    findOffices,
    payments,
    onPaymentEvent,
    privacy,
    passwords: createPasswords(hashParameters),
    handle: createHandle({ eventStore, privacy, newId, random, withinMs: storeWithinMs }),
    readState: createReadState({ eventStore, privacy, random, withinMs: storeWithinMs }),
    operationalLog: createOperationalLog(given),
    mails: createMails({ database, privacy, clock, newId, onPosted: onMailPosted }),
    notices: createNotices({ database, clock, onPosted: onNoticePosted }),
  };
};
