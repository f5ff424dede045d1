import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { openStorage } from '../../../embedded/event-store/storage/sqlite/storage.ts';
import { EVENT_BODY, EVENT_METADATA } from './events.ts';

const STREAMS = 20_000;
const IN_TRANSACTION = 1_000;

/** Makes a log that holds so many events of the product, in whole thousands. */
export const fill = (directory: string, events: number): void => {
  mkdirSync(directory, { recursive: true });
  const { database, writer } = openStorage(directory, {
    onDamage: (error) => {
      throw error;
    },
  });
  database.exec('pragma synchronous = off');
  for (let written = 0; written < events; written += IN_TRANSACTION)
    writer.commit(
      Array.from({ length: IN_TRANSACTION }, (_, index) => ({
        kind: 'append',
        streamId: `favorites-${(written + index) % STREAMS}`,
        expected: 'any',
        events: [
          {
            id: randomUUID(),
            type: 'ResourceFavorited',
            isJson: true,
            data: EVENT_BODY,
            metadata: EVENT_METADATA,
          },
        ],
      })),
    );
  database.close();
};
