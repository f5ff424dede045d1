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
  createReadChange,
  type ReadChange,
} from '@hearthway/infra/adapters/event-store/read-change.ts';
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

export interface CommandDependencies {
  readonly handle: Handle;
  readonly readState: ReadState;
  readonly readChange: ReadChange;
  readonly eventStore: EventStore;
  /** Address of the same event store, for worker threads, which need their own connection. */
  readonly eventStoreUrl: string;
  readonly database: Kysely<CommandSchema>;
  readonly privacy: Privacy;
  readonly passwords: Passwords;
  readonly mails: Mails;
  readonly mailer: Mailer;
  readonly notices: Notices;
  /** Operator's webhook, which receives crisis alerts; undefined if none is set. */
  readonly webhook: Webhook | undefined;
  /** Settings for answers by mail; undefined if people answer on the page. */
  readonly inboundMail: Inbound | undefined;
  readonly answering: Answering;
  /** Finds passages by meaning, besides by words; undefined without an embeddings server. */
  readonly vectors: PassageVectors | undefined;
  readonly findProviders: FindProviders;
  readonly findOffices: FindOffices;
  /** Undefined if plans are not sold. */
  readonly payments: Payments | undefined;
  readonly onPaymentEvent: () => void;
  readonly erasureList: ErasureList;
  readonly operationalLog: OperationalLog;
  /** Public address of Hearthway, without a trailing slash. */
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly clock: () => Date;
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
  /** Defaults to production parameters, which take 20 ms of CPU time. */
  readonly hashParameters?: HashParameters | undefined;
  /** Returns a number from 0 to below 1. */
  readonly random: () => number;
  /** Maximum wait of a command for the event store; a few seconds by default. */
  readonly storeWithinMs?: number | undefined;
  readonly onMailPosted: () => void;
  readonly onNoticePosted?: () => void;
  /** None by default. */
  readonly webhook?: Webhook | undefined;
  /** None by default: people answer on the page. */
  readonly inboundMail?: Inbound | undefined;
  /** Defaults to answers in sentences of our own pages. */
  readonly answering?: Answering | undefined;
  /** None by default: passages are found by their words. */
  readonly vectors?: PassageVectors | undefined;
  /** By default the directory cannot be searched from here. */
  readonly findProviders?: FindProviders | undefined;
  readonly findOffices?: FindOffices | undefined;
  /** None by default: no plans are sold. */
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
    readChange: createReadChange({ eventStore, privacy, random, withinMs: storeWithinMs }),
    operationalLog: createOperationalLog(given),
    mails: createMails({ database, privacy, clock, newId, onPosted: onMailPosted }),
    notices: createNotices({ database, clock, onPosted: onNoticePosted }),
  };
};
