import { expect, onTestFinished, test } from 'vitest';
import { connectEmbeddings } from '../../adapters/chat-vectors/embeddings.ts';
import {
  FAULTS,
  startEmbeddingsServer,
} from '../../adapters/chat-vectors/embeddings-server.fixture.ts';
import { storeLesson } from '../../adapters/content/content.fixture.ts';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';
import { createTestDatabase } from '../../embedded/postgres/postgres.fixture.ts';
import { completeVectors } from './complete-vectors.ts';

const start = async () => {
  const postgres = await createTestDatabase();
  onTestFinished(postgres.drop);
  const database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  onTestFinished(() => database.destroy());
  const server = await startEmbeddingsServer();
  onTestFinished(server.stop);
  await storeLesson(database, {
    id: 'sleep',
    texts: { en: { title: 'Sleep', sections: { room: ['A room', 'A dark bedroom.'] } } },
  });
  const embeddings = connectEmbeddings({ url: server.url, model: 'm', key: undefined });
  return { server, complete: () => completeVectors(database, embeddings, () => {}) };
};

test('an evaluation begins with a vector for each passage', async () => {
  const { complete } = await start();
  const vectors = await complete();
  expect(vectors.status().numbers).toMatchObject({ passages: 1, vectors: 1 });
});

test('without all vectors there is no evaluation', async () => {
  const { server, complete } = await start();
  server.play(FAULTS['is busy']);
  await expect(complete()).rejects.toThrow('Only 0 of 1 passages have a vector');
});
