import { jsonEvent } from '@eventstore/db-client';
import operationsServices from '@eventstore/db-client/generated/operations_grpc_pb.js';
import operations from '@eventstore/db-client/generated/operations_pb.js';
import { credentials } from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectEventStore } from '../../adapters/event-store/event-store.ts';
import { createEventStoreServer, type EventStoreServer } from './server.ts';
import { openMemoryLog } from './storage/memory-log.ts';

const log = openMemoryLog();
let server: EventStoreServer;
let port: number;

beforeAll(async () => {
  server = createEventStoreServer({
    log,
    onError: (error) => expect.fail(error.message),
    token: 'the-token',
  });
  port = await server.listen(0);
});

afterAll(async () => {
  await server.close();
  await log.close();
});

const connect = (parameters: string) => {
  const client = connectEventStore(`esdb://127.0.0.1:${port}?tls=false${parameters}`);
  onTestFinished(() => client.dispose());
  return client;
};

const event = () => jsonEvent({ type: 'Tried', data: {} });

test('a client whose address names the token appends and reads', async () => {
  const client = connect('&connectionName=the-token');
  await client.appendToStream('stream-1', event());
  const types: string[] = [];
  for await (const { event: read } of client.readStream('stream-1'))
    if (read !== undefined) types.push(read.type);
  expect(types).toEqual(['Tried']);
});

test.for(['', '&connectionName=guessed'])(
  'without the token nothing is taken or told: "%s"',
  async (parameters) => {
    const client = connect(parameters);
    const head = log.head();
    await expect(client.appendToStream('stream-1', event())).rejects.toThrow('token');
    await expect(client.deleteStream('stream-1')).rejects.toThrow('token');
    await expect(
      (async () => {
        for await (const _ of client.readAll()) expect.fail('It reads.');
      })(),
    ).rejects.toThrow('token');
    const subscribed = await new Promise((resolve) => {
      client
        .subscribeToAll()
        .on('error', resolve)
        .on('data', () => resolve('an event'));
    });
    expect(String(subscribed)).toContain('token');
    expect(log.head()).toBe(head);
  },
);

test('an operation without the token is refused', async () => {
  const client = new operationsServices.OperationsClient(
    `127.0.0.1:${port}`,
    credentials.createInsecure(),
  );
  const refused = await new Promise((resolve) => {
    client.startScavenge(new operations.StartScavengeReq(), (error) => resolve(error?.details));
  });
  client.close();
  expect(refused).toContain('token');
});
