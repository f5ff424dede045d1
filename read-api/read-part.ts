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
  /** Used only to find the end of the log, and to read single events. */
  readonly eventStore: EventStore;
  readonly privacy: Pick<
    Privacy,
    'keyedHash' | 'openEvents' | 'openForPerson' | 'openRows' | 'openTexts'
  >;
  readonly clock: () => Date;
  /** Delay before new content and offices show; none by default. */
  readonly contentForMs?: number | undefined;
  readonly chatModel: ChatModel;
}

/** Part of a context in this service, apart from the reads that its manifest declares. */
export interface ReadPart {
  readonly addRoutes: (app: HttpServer, dependencies: ReadDependencies) => void;
  /** Forwards Postgres notifications to open pages, by their channel. */
  readonly notifications?: Readonly<Record<string, (payload: string, pagesOf: PagesOf) => void>>;
}
