import persistentServices from '@eventstore/db-client/generated/persistent_grpc_pb.js';
import { type handleBidiStreamingCall, type handleUnaryCall, status } from '@grpc/grpc-js';
import { RpcError } from './errors.ts';

const notHere = (): RpcError =>
  new RpcError(
    status.UNIMPLEMENTED,
    'This event store has no persistent subscriptions. Use a catch-up subscription, or set EVENTSTORE_URL to an EventStoreDB.',
  );

const refuse: handleUnaryCall<unknown, never> = (_call, callback) => callback(notHere());

const refuseStream: handleBidiStreamingCall<unknown, unknown> = (call) => {
  call.emit('error', notHere());
};

/** Rejects each call of persistent subscriptions with one sentence: Hearthway keeps its own checkpoints. */
export const refusePersistentSubscriptions = [
  persistentServices.PersistentSubscriptionsService,
  {
    create: refuse,
    update: refuse,
    delete: refuse,
    getInfo: refuse,
    replayParked: refuse,
    list: refuse,
    restartSubsystem: refuse,
    read: refuseStream,
  },
] as const;
