import { EventStoreDBClient } from '@eventstore/db-client';

export type EventStore = EventStoreDBClient;

/** Connects when it is first used, and again whenever the connection was lost. */
export const connectEventStore = (url: string): EventStore =>
  EventStoreDBClient.connectionString(url);
