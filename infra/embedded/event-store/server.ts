import gossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import operationsServices from '@eventstore/db-client/generated/operations_grpc_pb.js';
import featuresServices from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { createScavenger } from './maintenance/scavenger.ts';
import { appendHandler } from './protocol/append.ts';
import { batchAppendHandler } from './protocol/batch-append.ts';
import { decodeBatchRequest } from './protocol/batch-append-request.ts';
import { encodeBatchResponse } from './protocol/batch-append-response.ts';
import { deleteHandler, tombstoneHandler } from './protocol/delete.ts';
import { type Disturbance, disturbWrites } from './protocol/disturbance.ts';
import { gossipHandler } from './protocol/gossip.ts';
import { manyAtOnce } from './protocol/many-at-once.ts';
import { createOpenCalls } from './protocol/open-calls.ts';
import { startScavengeHandler } from './protocol/operations.ts';
import { refusePersistentSubscriptions } from './protocol/persistent.ts';
import { readHandler } from './protocol/read.ts';
import { supportedMethodsHandler } from './protocol/server-features.ts';
import { requireToken } from './protocol/token.ts';
import { DEFAULT_MAX_APPEND_BYTES, MAX_REQUEST_BYTES } from './semantics/limits.ts';
import type { EventLog } from './storage/event-log.ts';
import { createLiveFeed } from './subscriptions/live-feed.ts';

export interface EventStoreServerOptions {
  readonly log: EventLog;
  readonly onError: (error: Error) => void;
  readonly clock?: () => number;
  /** Token that every call must carry; without one, every local caller is served. */
  readonly token?: string | undefined;
  /** Maximum data of one append, in bytes. */
  readonly maxAppendBytes?: number;
  /** Simulates a server under load, for tests. */
  readonly disturbance?: Disturbance | undefined;
}

export interface EventStoreServer {
  /** Binds to loopback. Port 0 picks a free one. Resolves with the port. */
  readonly listen: (port: number) => Promise<number>;
  /** Lets calls in flight finish, answers UNAVAILABLE to the remaining ones, and leaves the log open. */
  readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';

/** Room for the largest event that a request can contain, with its names. */
const MAX_RESPONSE_BYTES = 17 * 1024 * 1024;

/** Time within which reads and appends finish. */
const GRACE_MS = 300;
/** Time within which callers that keep reading get their response. */
const ANSWERED_MS = 300;

/** Creates an EventStoreDB node over the given log, with its whole API. */
export const createEventStoreServer = ({
  log,
  onError,
  clock = Date.now,
  token,
  maxAppendBytes = DEFAULT_MAX_APPEND_BYTES,
  disturbance,
}: EventStoreServerOptions): EventStoreServer => {
  const feed = createLiveFeed(log);
  const scavenger = createScavenger(log, onError);
  const calls = createOpenCalls();
  const appending =
    disturbance === undefined ? log : { ...log, write: disturbWrites(log, disturbance) };
  let boundPort = 0;

  const server = new Server({
    'grpc.max_receive_message_length': MAX_REQUEST_BYTES,
    'grpc.max_send_message_length': MAX_RESPONSE_BYTES,
    // The first is the closest to the wire.
    interceptors: [
      manyAtOnce(streamsServices.StreamsService.read.path),
      ...(token === undefined ? [] : [requireToken(token)]),
    ],
  });

  const { StreamsService } = streamsServices;
  server.addService(
    {
      ...StreamsService,
      read: { ...StreamsService.read, responseSerialize: asEncoded },
      batchAppend: {
        ...StreamsService.batchAppend,
        requestDeserialize: decodeBatchRequest,
        responseSerialize: encodeBatchResponse,
      },
    },
    {
      read: readHandler({ log, feed, clock, calls, disturbance }),
      append: appendHandler({ log: appending, calls, maxAppendBytes }),
      batchAppend: batchAppendHandler({
        log: appending,
        calls,
        clock,
        maxAppendBytes,
        answersEndedCallers: disturbance === undefined,
      }),
      delete: deleteHandler(log),
      tombstone: tombstoneHandler(log),
    },
  );
  server.addService(...refusePersistentSubscriptions);
  server.addService(featuresServices.ServerFeaturesService, {
    getSupportedMethods: supportedMethodsHandler,
  });
  server.addService(gossipServices.GossipService, {
    read: gossipHandler(() => ({ address: HOST, port: boundPort }), clock),
  });
  const { startScavenge } = operationsServices.OperationsService;
  server.addService({ startScavenge }, { startScavenge: startScavengeHandler(scavenger) });

  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.bindAsync(`${HOST}:${port}`, ServerCredentials.createInsecure(), (error, bound) => {
          if (error !== null) {
            reject(cannotListen(port, error));
            return;
          }
          boundPort = bound;
          resolve(bound);
        });
      }),
    close: async () => {
      calls.stopEndless();
      await new Promise<void>((resolve) => {
        let deadline = setTimeout(() => {
          calls.stopAll();
          deadline = setTimeout(() => server.forceShutdown(), ANSWERED_MS);
        }, GRACE_MS);
        server.tryShutdown(() => {
          clearTimeout(deadline);
          resolve();
        });
      });
    },
  };
};

const asEncoded = (message: Buffer): Buffer => message;

const cannotListen = (port: number, { message }: Error): Error =>
  new Error(
    message.includes('EADDRINUSE')
      ? `Port ${port} is in use. Choose another with --port, or end what listens there.`
      : `Cannot listen on port ${port}: ${message}.`,
  );
