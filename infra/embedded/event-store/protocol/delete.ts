import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { handleUnaryCall } from '@grpc/grpc-js';
import type { Position } from '../semantics/event.ts';
import type { EventLog } from '../storage/event-log.ts';
import { invalidArgument, streamDeleted, toRpcError, wrongExpectedVersion } from './errors.ts';
import { expectationFrom } from './expected-revision.ts';
import { streamNameFrom } from './stream-name.ts';

type Options = streams.DeleteReq.Options | streams.TombstoneReq.Options;

export const deleteHandler =
  (log: EventLog): handleUnaryCall<streams.DeleteReq, streams.DeleteResp> =>
  (call, callback) => {
    removeStream(log, 'delete', call.request.getOptions()).then(
      (position) => {
        const response = new streams.DeleteResp();
        if (position === undefined) response.setNoPosition(new shared.Empty());
        else response.setPosition(placed(new streams.DeleteResp.Position(), position));
        callback(null, response);
      },
      (error: unknown) => callback(toRpcError(error)),
    );
  };

export const tombstoneHandler =
  (log: EventLog): handleUnaryCall<streams.TombstoneReq, streams.TombstoneResp> =>
  (call, callback) => {
    removeStream(log, 'tombstone', call.request.getOptions()).then(
      (position) => {
        const response = new streams.TombstoneResp();
        if (position === undefined) response.setNoPosition(new shared.Empty());
        else response.setPosition(placed(new streams.TombstoneResp.Position(), position));
        callback(null, response);
      },
      (error: unknown) => callback(toRpcError(error)),
    );
  };

const removeStream = async (
  log: EventLog,
  kind: 'delete' | 'tombstone',
  options: Options | undefined,
): Promise<Position | undefined> => {
  if (options === undefined) throw invalidArgument('Options are required.');
  const streamId = streamNameFrom(options.getStreamIdentifier());
  const expectation = expectationFrom(options);
  const result = await log.write({ kind, streamId, expected: expectation.expected });
  switch (result.outcome) {
    case 'written':
      return result.position;
    case 'streamDeleted':
      throw streamDeleted(streamId);
    case 'wrongExpectedRevision':
      throw wrongExpectedVersion(kind === 'delete' ? 'Delete' : 'Tombstone', {
        streamId,
        expectation,
        actual: result.lastRevision,
      });
  }
};

const placed = <
  Message extends {
    setCommitPosition(value: string): unknown;
    setPreparePosition(value: string): unknown;
  },
>(
  message: Message,
  position: Position,
): Message => {
  message.setCommitPosition(String(position));
  message.setPreparePosition(String(position));
  return message;
};
