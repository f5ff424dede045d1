import { expect, onTestFinished, test } from 'vitest';
import { connectEmbeddings, faultOf } from './embeddings.ts';
import { FAULTS, STALLS, sendVectors, startEmbeddingsServer } from './embeddings-server.fixture.ts';

const start = async () => {
  const server = await startEmbeddingsServer();
  onTestFinished(server.stop);
  const { embed } = connectEmbeddings({ url: server.url, model: 'm', key: 'the-key' });
  return { server, embed };
};

const patiently = () => AbortSignal.timeout(10_000);

test('each text has a vector of length 1, in the order of the texts', async () => {
  const { server, embed } = await start();
  const [one, two] = await embed(['one', 'two'], patiently());
  const [again] = await embed(['two'], patiently());
  expect(Math.hypot(...(one ?? []))).toBeCloseTo(1);
  expect(two).toEqual(again);
  expect(two).not.toEqual(one);
  expect(server.heard[0]).toEqual({
    model: 'm',
    input: ['one', 'two'],
    authorization: 'Bearer the-key',
  });
});

test.for(Object.entries(FAULTS))('a server that %s gives no vectors', async ([, fault]) => {
  const { server, embed } = await start();
  server.play(fault);
  await expect(embed(['one', 'two'], patiently())).rejects.toThrow();
  expect(server.heard).toHaveLength(1);
});

test('vectors of two sizes are a fault', async () => {
  const { server, embed } = await start();
  server.play((reply) => sendVectors(reply, [[1, 2], [1]]));
  await expect(embed(['one', 'two'], patiently())).rejects.toThrow('other-size');
});

test.for(Object.entries(STALLS))('a server that %s is not waited for', async ([, stall]) => {
  const { server, embed } = await start();
  server.play(stall);
  await expect(embed(['one'], AbortSignal.timeout(200))).rejects.toThrow();
});

test('a fault is told without words', async () => {
  const { server, embed } = await start();
  server.play((reply) => {
    reply.writeHead(429, { 'content-type': 'application/json' });
    reply.end('{"error": {"message": "Incorrect key the-key"}}');
  });
  const fault = await embed(['one'], patiently()).catch(faultOf);
  expect(fault).toEqual({ reason: 'ModelServerError', status: 429 });
});
