import type { ChatModel } from '@hearthway/infra/adapters/chat-models/chat-model.ts';
import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { Privacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import type { Kysely } from 'kysely';
import type { CreateReadModel } from './consistency/read-model.ts';
import type { ReadSchema } from './database/schema.ts';
import type { PagesOf } from './live/gateway.ts';

export interface ReadDependencies {
  readonly database: Kysely<ReadSchema>;
  readonly readModel: CreateReadModel;
  /** Only asked where the log ends, and for single events of it. */
  readonly eventStore: EventStore;
  readonly privacy: Pick<
    Privacy,
    'keyedHash' | 'openEvents' | 'openForPerson' | 'openRows' | 'openTexts'
  >;
  readonly clock: () => Date;
  /** For as long, new content and offices may not show; by default they show at once. */
  readonly contentForMs?: number | undefined;
  /** How the assistant answers, as the operator has set it. */
  readonly chatModel: ChatModel;
}

/** A context's share of this service, beside the reads that its manifest declares. */
export interface ReadPart {
  readonly addRoutes: (app: HttpServer, dependencies: ReadDependencies) => void;
  /** Passes notifications of Postgres on to open pages, by their channel. */
  readonly notifications?: Readonly<Record<string, (payload: string, pagesOf: PagesOf) => void>>;
}
