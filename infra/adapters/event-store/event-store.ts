import { EventStoreDBClient } from '@eventstore/db-client';
import { requireAddress } from './address.ts';

export type EventStore = EventStoreDBClient;

/**
 * Connects on first use, and again whenever the connection was lost. Throws a one-sentence error without the
 * password for an unusable address.
 */
export const connectEventStore = (address: string): EventStore => {
  requireAddress(address);
  try {
    return EventStoreDBClient.connectionString(address.trim());
  } catch (error) {
    // Omits the cause: the client's own error contains the address, and with it the password.
    throw new Error(`The address of the event store cannot be used: ${reasonOf(error)}`);
  }
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'the client refuses it.';
  return 'expected' in error ? `expected ${error.expected}.` : error.message;
};
