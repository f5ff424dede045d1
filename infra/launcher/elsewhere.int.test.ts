import { once } from 'node:events';
import { createServer } from 'node:net';
import streamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { expect, onTestFinished, test } from 'vitest';
import { checkEventStore } from '../adapters/event-store/check-event-store.ts';
import { connectEventStore } from '../adapters/event-store/event-store.ts';
import { reachEventStore } from './elsewhere.ts';

interface Answer {
  readonly code: status;
  readonly details: string;
  readonly exception?: string;
}

/** An event store that answers every read with this error. */
const startRefusing = async ({ code, details, exception }: Answer): Promise<string> => {
  const server = new Server();
  const metadata = new Metadata();
  if (exception !== undefined) metadata.set('exception', exception);
  const { read } = streamsServices.StreamsService;
  server.addService(
    { read },
    {
      read: (call: { emit: (event: 'error', error: object) => void }) =>
        call.emit('error', { code, details, metadata }),
    },
  );
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) => {
      if (error === null) resolve(bound);
      else reject(error);
    });
  });
  onTestFinished(() => server.forceShutdown());
  return `esdb://ada:secret@127.0.0.1:${port}?tls=false`;
};

const UNAUTHENTICATED = { code: status.UNAUTHENTICATED, details: '' };
const DENIED = { code: status.PERMISSION_DENIED, details: '', exception: 'access-denied' };
const UNTRUSTED = { code: status.UNAVAILABLE, details: 'self-signed certificate' };
const EXPIRED = { code: status.UNAVAILABLE, details: 'certificate has expired' };

test.for([
  { answer: UNAUTHENTICATED, says: /^The event store refuses the user\. .*password/ },
  { answer: DENIED, says: /^The event store does not let this user read \$all\. .*the right/ },
  { answer: { ...DENIED, exception: '' }, says: /does not let this user read \$all/ },
  { answer: UNTRUSTED, says: /is not trusted\. .*tlsCAFile=/ },
  { answer: EXPIRED, says: /has expired/ },
])('a refusal says what to do: $answer.code $answer.details', async ({ answer, says }) => {
  const url = await startRefusing(answer);
  const refused = await reachEventStore(url).catch((error: Error) => error);
  expect(refused).toHaveProperty('message', expect.stringMatching(says));
  expect(String(refused)).not.toContain('secret');
});

test('of a cluster, the first node that refuses us says why', async () => {
  const url = await startRefusing(UNAUTHENTICATED);
  await expect(reachEventStore(url.replace('?', ',127.0.0.1:1?'))).rejects.toThrow(
    'The event store refuses the user.',
  );
});

test('health says that the user is refused, and tells no name', async () => {
  const eventStore = connectEventStore(await startRefusing(UNAUTHENTICATED));
  onTestFinished(() => eventStore.dispose());
  expect(await checkEventStore(eventStore)).toEqual({
    name: 'event-store',
    status: 'failing',
    detail: 'The event store refuses the user.',
  });
});

test('an event store that takes the connection and says nothing is told so', async () => {
  const silent = createServer((socket) => socket.on('error', () => socket.destroy()));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.close();
  });
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  await expect(reachEventStore(`esdb://127.0.0.1:${address.port}?tls=false`)).rejects.toThrow(
    /^The event store that EVENTSTORE_URL names does not answer \(no answer within 5 s\)\. Check/,
  );
});
