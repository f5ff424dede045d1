import { EventStoreDBClient } from '@eventstore/db-client';
import { requireAddress } from './address.ts';

export type EventStore = EventStoreDBClient;

/**
 * Connects when it is first used, and again whenever the connection was lost. Throws one sentence,
 * which never holds the password, for an address that cannot be used.
 */
export const connectEventStore = (address: string): EventStore => {
  requireAddress(address);
  try {
    return EventStoreDBClient.connectionString(address.trim());
  } catch (error) {
    // No cause: the client's own error holds the address, and with it the password.
    throw new Error(`The address of the event store cannot be used: ${reasonOf(error)}`);
  }
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'the client refuses it.';
  return 'expected' in error ? `expected ${error.expected}.` : error.message;
};
