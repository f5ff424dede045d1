import { once } from 'node:events';
import { createServer, type Server as NetServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import featuresServices from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { expect, onTestFinished, test } from 'vitest';
import { checkEventStore } from '../adapters/event-store/check-event-store.ts';
import { connectEventStore } from '../adapters/event-store/event-store.ts';
import { requireEventStoreVersion } from '../adapters/event-store/server-version.ts';
import { createEventStoreServer } from '../embedded/event-store/server.ts';
import { openMemoryLog } from '../embedded/event-store/storage/memory-log.ts';
import { reachEventStore } from './elsewhere.ts';

interface Answer {
  readonly code: status;
  readonly details: string;
  readonly exception?: string;
}

const serve = async (server: Server): Promise<number> => {
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) => {
      if (error === null) resolve(bound);
      else reject(error);
    });
  });
  onTestFinished(() => server.forceShutdown());
  return port;
};

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
  return `esdb://ada:secret@127.0.0.1:${await serve(server)}?tls=false`;
};

/** An event store that tells only its version. */
const startOfVersion = async (version: string): Promise<string> => {
  const server = new Server();
  server.addService(featuresServices.ServerFeaturesService, {
    getSupportedMethods: (
      _call: unknown,
      answer: (error: null, methods: features.SupportedMethods) => void,
    ) => {
      const supported = new features.SupportedMethods();
      supported.setEventStoreServerVersion(version);
      answer(null, supported);
    },
  });
  return `esdb://127.0.0.1:${await serve(server)}?tls=false`;
};

const UNAUTHENTICATED = { code: status.UNAUTHENTICATED, details: '' };
const DENIED = { code: status.PERMISSION_DENIED, details: '', exception: 'access-denied' };
const UNTRUSTED = { code: status.UNAVAILABLE, details: 'self-signed certificate' };
const EXPIRED = { code: status.UNAVAILABLE, details: 'certificate has expired' };

test('an address that cannot be used says what is wrong with it, and not that nobody answers', async () => {
  await expect(
    reachEventStore('esdb://ada:secret@127.0.0.1:1?tlsCAFile=/nowhere/ca.crt'),
  ).rejects.toThrow(/^The address of the event store cannot be used: .*certificate file/);
  await expect(reachEventStore('esdb://127.0.0.1:1?tlsVerifyCert=false')).rejects.toThrow(
    /^The address of the event store cannot be read\. This client always verifies certificates: .*tlsCAFile=/,
  );
});

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

const portOf = async (server: NetServer): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
};

test('an event store that takes the connection and says nothing is told so', async () => {
  const port = await portOf(createServer((socket) => socket.on('error', () => socket.destroy())));
  await expect(reachEventStore(`esdb://127.0.0.1:${port}?tls=false`)).rejects.toThrow(
    /^The event store that EVENTSTORE_URL names does not answer \(no answer within 5 s\)\. Check/,
  );
});

test('an event store that speaks TLS, addressed without it, is told so', async () => {
  // Server without a certificate: it answers each handshake with an alert.
  const port = await portOf(createTlsServer());
  await expect(reachEventStore(`esdb://127.0.0.1:${port}?tls=false`)).rejects.toThrow(
    /^The event store that EVENTSTORE_URL names speaks TLS\. .*tlsCAFile=/,
  );
});

test.for([
  ['22.10.5', /^The event store is EventStoreDB 22\.10\.5, and Hearthway needs 23\.10 or newer\./],
  ['5.0.11.0', /EventStoreDB 5\.0\.11\.0/],
  ['23.10.0', undefined],
  ['24.2.0.0', undefined],
  ['0.0.0', undefined],
] as const)('of an event store, version %s is taken or refused', async ([version, says]) => {
  const eventStore = connectEventStore(await startOfVersion(version));
  onTestFinished(() => eventStore.dispose());
  const checked = requireEventStoreVersion(eventStore);
  if (says === undefined) await checked;
  else await expect(checked).rejects.toThrow(says);
});

test('the embedded event store passes', async () => {
  const server = createEventStoreServer({
    log: openMemoryLog(),
    onError: ({ message }) => expect.fail(message),
  });
  onTestFinished(server.close);
  await reachEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
});
