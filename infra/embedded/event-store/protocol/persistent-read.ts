import persistent from '@eventstore/db-client/generated/persistent_pb.js';
import type shared from '@eventstore/db-client/generated/shared_pb.js';
import type { handleBidiStreamingCall, Metadata, ServerDuplexStream } from '@grpc/grpc-js';
import type { NackAction } from '../semantics/persistent-subscription/group.ts';
import { groupKey } from '../semantics/persistent-subscription/source.ts';
import type { Connection } from '../subscriptions/persistent/consumer.ts';
import { GroupError } from '../subscriptions/persistent/group-error.ts';
import type { PersistentSubscriptions } from '../subscriptions/persistent/persistent-subscriptions.ts';
import { invalidArgument, shuttingDown } from './errors.ts';
import type { OpenCalls } from './open-calls.ts';
import { toPersistentRpcError } from './persistent-errors.ts';
import type { PersistentReadResponse } from './persistent-read-response.ts';
import { groupNameFrom } from './persistent-source.ts';
import { uuidFrom } from './uuid.ts';

type ReadHandler = handleBidiStreamingCall<persistent.ReadReq, PersistentReadResponse>;
type ReadCall = ServerDuplexStream<persistent.ReadReq, PersistentReadResponse>;

/** One consumer per call: it names its group, gets messages, and answers them one way or another. */
export const persistentReadHandler =
  (subscriptions: PersistentSubscriptions, calls: OpenCalls): ReadHandler =>
  (call) => {
    let connection: Connection | undefined;

    const forget = calls.add({
      isEndless: true,
      stop: () => {
        leave();
        fail(call, shuttingDown());
      },
    });

    const leave = (): void => {
      connection?.leave();
      forget();
    };

    const receive = (request: persistent.ReadReq): void => {
      if (connection === undefined) connection = connect(subscriptions, call, request.getOptions());
      else answer(connection, request);
    };

    call.on('data', (request: persistent.ReadReq) => {
      try {
        receive(request);
      } catch (error) {
        leave();
        fail(call, error);
      }
    });
    call.on('end', () => {
      if (connection === undefined) call.end();
    });
    call.on('cancelled', leave);
    call.on('close', leave);
    call.on('error', leave);
  };

const connect = (
  subscriptions: PersistentSubscriptions,
  call: ReadCall,
  options: persistent.ReadReq.Options | undefined,
): Connection => {
  const name = groupNameFrom(options);
  const bufferSize = options?.getBufferSize() ?? 0;
  if (bufferSize <= 0) throw invalidArgument('The buffer size must be greater than 0.');
  const uuids = options?.getUuidOption()?.hasString() ? 'text' : 'structured';
  return subscriptions.find(name).connect({
    bufferSize,
    username: usernameFrom(call.metadata),
    connectionName: headerFrom(call.metadata, 'connection-name') ?? '<unknown>',
    confirm: () => {
      const subscriptionId = groupKey(name.source, name.groupName);
      call.write({ kind: 'confirmation', subscriptionId });
    },
    deliver: (message, onSent) => {
      call.write({ kind: 'event', message, uuids }, () => onSent());
    },
    drop: () => fail(call, new GroupError('dropped', name)),
  });
};

/** Messages already written are sent before the failure. */
const fail = (call: ReadCall, error: unknown): void => {
  if (!call.cancelled && !call.destroyed) call.emit('error', toPersistentRpcError(error));
};

const answer = (connection: Connection, request: persistent.ReadReq): void => {
  const ack = request.getAck();
  const nack = request.getNack();
  if (ack !== undefined) {
    connection.acknowledge(idsFrom(ack.getIdsList()));
  } else if (nack !== undefined) {
    const action = ACTIONS[nack.getAction()];
    if (action === undefined) throw invalidArgument(`${nack.getAction()} is no action of a nack.`);
    connection.reject(idsFrom(nack.getIdsList()), { action, reason: nack.getReason() });
  } else {
    throw invalidArgument('A consumer sends its options once, then acks and nacks.');
  }
};

const { Action } = persistent.ReadReq.Nack;

const ACTIONS: Readonly<Record<number, NackAction>> = {
  [Action.UNKNOWN]: 'unknown',
  [Action.PARK]: 'park',
  [Action.RETRY]: 'retry',
  [Action.SKIP]: 'skip',
  [Action.STOP]: 'stop',
};

const idsFrom = (messages: readonly shared.UUID[]): string[] =>
  messages.map(uuidFrom).filter((id) => id !== undefined);

const headerFrom = (metadata: Metadata, name: string): string | undefined =>
  metadata.get(name)[0]?.toString();

/** For operators to recognise their consumers by. Nothing is checked: this server knows no users. */
const usernameFrom = (metadata: Metadata): string => {
  const [, credentials] = /^Basic (.+)$/i.exec(headerFrom(metadata, 'authorization') ?? '') ?? [];
  const [username] = Buffer.from(credentials ?? '', 'base64')
    .toString()
    .split(':');
  return username || 'anonymous';
};
