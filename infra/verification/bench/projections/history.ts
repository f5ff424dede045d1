import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';
import { accountStream } from '@hearthway/domain/account/account.events.ts';
import { favoritesStream } from '@hearthway/domain/favorites/favorites.events.ts';
import type { EventMetadata } from '@hearthway/domain/kernel/event-metadata.ts';
import type { DomainEvent, Stream } from '@hearthway/domain/kernel/stream.ts';
import type { WriteRequest } from '../../../embedded/event-store/semantics/write.ts';
import { firstEvent } from '../../../embedded/event-store/storage/first-event.ts';
import { openStorage } from '../../../embedded/event-store/storage/sqlite/storage.ts';
import { sized } from '../size.ts';

const USERS = sized(20_000, 1_000);
const EVENTS_EACH = 10;
const IN_TRANSACTION = 1_000;

/** Size of the history, and of the tables it leads to. */
export const HISTORY = { events: USERS * EVENTS_EACH, favoritesRows: USERS };

/**
 * Writes the log of an event store that is not running: families that register, sign in, favorite
 * eight providers and take one back, all at the same time.
 */
export const writeHistory = (directory: string): void => {
  mkdirSync(directory, { recursive: true });
  const { database, writer } = openStorage(directory, {
    onDamage: (error) => {
      throw error;
    },
  });
  database.exec('pragma synchronous = off');
  writer.commit([firstEvent()]);
  const users = Array.from({ length: USERS }, newId);
  let pending: WriteRequest[] = [];
  for (let step = 0; step < EVENTS_EACH; step += 1)
    for (const user of users) {
      pending.push(stepOf(user, step));
      if (pending.length < IN_TRANSACTION) continue;
      writer.commit(pending);
      pending = [];
    }
  database.close();
};

const stepOf = (user: string, step: number): WriteRequest => {
  if (step === 0)
    return append(accountStream, user, { type: 'AccountRegistered', data: CURRENT_CONSENT });
  if (step === 1)
    return append(accountStream, user, {
      type: 'SignedIn',
      data: { sessionId: newId(), device: null },
    });
  const resourceId = `npi-${1_000_000_000 + step}`;
  const name = `Bright Steps ABA ${step}`;
  return step === EVENTS_EACH - 1
    ? append(favoritesStream, user, {
        type: 'ResourceUnfavorited',
        data: { resourceId: `npi-${1_000_000_000 + step - 1}`, name },
      })
    : append(favoritesStream, user, {
        type: 'ResourceFavorited',
        data: { resourceId, name, category: 'aba-therapy' },
      });
};

const append = <Event extends DomainEvent>(
  { nameOf, versionOf }: Stream<Event>,
  userId: string,
  event: Event,
): WriteRequest => ({
  kind: 'append',
  streamId: nameOf(userId),
  expected: 'any',
  events: [
    {
      id: randomUUID(),
      type: event.type,
      isJson: true,
      data: Buffer.from(JSON.stringify(event.data)),
      metadata: Buffer.from(JSON.stringify(metadataOf(userId, versionOf(event)))),
    },
  ],
});

/** Metadata of an event, as a command writes it. */
export const metadataOf = (userId: string, schemaVersion: number): EventMetadata => ({
  $correlationId: randomUUID(),
  $causationId: randomUUID(),
  userId,
  actor: userId,
  sessionId: newId(),
  state: 'NC',
  occurredAt: new Date().toISOString(),
  schemaVersion,
});

export const newId = (): string => randomUUID().replaceAll('-', '');
