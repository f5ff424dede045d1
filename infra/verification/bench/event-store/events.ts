import { type EventData, jsonEvent } from '@eventstore/db-client';

const data = {
  resourceId: '0f8fad5bd9cb469fa16570867728950e',
  name: 'Bright Steps ABA',
  category: 'aba-therapy',
};
const metadata = {
  $correlationId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  $causationId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  userId: 'c56a4180065f4a9b8a2f5c5d5e5f5a5b',
  occurredAt: '2026-11-21T04:00:00.000Z',
  schemaVersion: 1,
};

/** About the size of the product's own events: 100 bytes of data, 250 of metadata. */
export const productEvent = (): EventData =>
  jsonEvent({ type: 'ResourceFavorited', data, metadata });

export const EVENT_DATA = Buffer.from(JSON.stringify({ data, metadata }));
export const EVENT_BODY = Buffer.from(JSON.stringify(data));
export const EVENT_METADATA = Buffer.from(JSON.stringify(metadata));
