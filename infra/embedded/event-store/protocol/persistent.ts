import persistent from '@eventstore/db-client/generated/persistent_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { handleUnaryCall } from '@grpc/grpc-js';
import { ALL_STREAM } from '../semantics/persistent-subscription/source.ts';
import { GroupError } from '../subscriptions/persistent/group-error.ts';
import type { RunningGroup } from '../subscriptions/persistent/group-runner.ts';
import type { PersistentSubscriptions } from '../subscriptions/persistent/persistent-subscriptions.ts';
import { invalidArgument } from './errors.ts';
import type { OpenCalls } from './open-calls.ts';
import { toPersistentRpcError } from './persistent-errors.ts';
import { infoMessage } from './persistent-info.ts';
import { persistentReadHandler } from './persistent-read.ts';
import { definitionFrom, updateFrom } from './persistent-settings.ts';
import { groupNameFrom } from './persistent-source.ts';
import { streamNameFrom } from './stream-name.ts';

/** The PersistentSubscriptions service: what each of its calls does. */
export const persistentHandlers = (subscriptions: PersistentSubscriptions, calls: OpenCalls) => ({
  create: unary(async (request: persistent.CreateReq) => {
    await subscriptions.create(definitionFrom(request.getOptions()));
    return new persistent.CreateResp();
  }),
  update: unary(async (request: persistent.UpdateReq) => {
    const { name, settings } = updateFrom(request.getOptions());
    await subscriptions.update(name, settings);
    return new persistent.UpdateResp();
  }),
  delete: unary(async (request: persistent.DeleteReq) => {
    await subscriptions.delete(groupNameFrom(request.getOptions()));
    return new persistent.DeleteResp();
  }),
  read: persistentReadHandler(subscriptions, calls),
  getInfo: unary(async (request: persistent.GetInfoReq) => {
    const response = new persistent.GetInfoResp();
    const group = subscriptions.find(groupNameFrom(request.getOptions()));
    response.setSubscriptionInfo(infoMessage(group.info()));
    return response;
  }),
  replayParked: unary(async (request: persistent.ReplayParkedReq) => {
    const options = request.getOptions();
    const name = groupNameFrom(options);
    const stopAt = options?.hasStopAt() ? Number(options.getStopAt()) : undefined;
    if (stopAt !== undefined && stopAt < 0)
      throw new GroupError(
        'failed',
        name,
        'A replay stops at a revision, which is never negative.',
      );
    subscriptions.find(name).replayParked(stopAt);
    return new persistent.ReplayParkedResp();
  }),
  list: unary(async (request: persistent.ListReq) => {
    const response = new persistent.ListResp();
    const listed = groupsListed(subscriptions, request.getOptions());
    response.setSubscriptionsList(listed.map((group) => infoMessage(group.info())));
    return response;
  }),
  restartSubsystem: unary(async (_request: shared.Empty) => {
    await subscriptions.restart();
    return new shared.Empty();
  }),
});

const unary =
  <Request, Response>(
    respond: (request: Request) => Promise<Response>,
  ): handleUnaryCall<Request, Response> =>
  (call, callback) => {
    respond(call.request).then(
      (response) => callback(null, response),
      (error: unknown) => callback(toPersistentRpcError(error)),
    );
  };

const groupsListed = (
  subscriptions: PersistentSubscriptions,
  options: persistent.ListReq.Options | undefined,
): readonly RunningGroup[] => {
  if (options?.hasListAllSubscriptions()) return subscriptions.list();
  const option = options?.getListForStream();
  if (option === undefined)
    throw invalidArgument('A list is of all groups or of those on a stream.');
  const source = option.hasAll() ? ALL_STREAM : streamNameFrom(option.getStream());
  const groups = subscriptions.list(source);
  if (groups.length === 0) throw new GroupError('doesNotExist', { source, groupName: '' });
  return groups;
};
