import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import type { ProposedEvent } from '../semantics/event.ts';
import type { ExpectedRevision } from '../semantics/expected-revision.ts';
import { MAX_APPEND_BYTES, sizeOf } from '../semantics/limits.ts';
import type { EventLog } from '../storage/event-log.ts';
import type { BatchFailure, BatchResponse } from './batch-append-response.ts';
import { invalidArgument, toRpcError } from './errors.ts';
import { numberFrom } from './numbers.ts';
import { proposedEventFrom } from './proposed-event.ts';
import { streamNameFrom } from './stream-name.ts';
import { uuidFrom } from './uuid.ts';

type BatchCall = ServerDuplexStream<streams.BatchAppendReq, BatchResponse>;
type BatchHandler = handleBidiStreamingCall<streams.BatchAppendReq, BatchResponse>;

/** An append whose events are still arriving. */
interface PendingAppend {
  readonly streamId: string;
  readonly expected: ExpectedRevision;
  readonly events: ProposedEvent[];
  size: number;
}

/** Past this many bytes waiting for the disk a caller is not read further until some are stored. */
const MAX_BYTES_WAITING = 16 * 1024 * 1024;

/**
 * Many appends over one call, told apart by their correlation ids and answered as each is stored. A
 * caller that vanishes leaves nothing behind of an append whose last part has not arrived.
 */
export const batchAppendHandler =
  (log: EventLog, clock: () => number): BatchHandler =>
  (call) => {
    const pending = new Map<string, PendingAppend>();
    let bytesWaiting = 0;
    let writesWaiting = 0;
    let hasEnded = false;

    const endWhenDone = (): void => {
      if (hasEnded && writesWaiting === 0) call.end();
    };

    const store = async (correlationId: string, append: PendingAppend): Promise<void> => {
      const { streamId, expected, events, size } = append;
      writesWaiting += 1;
      bytesWaiting += size;
      if (bytesWaiting > MAX_BYTES_WAITING) call.pause();
      try {
        const result = await log.write({ kind: 'append', streamId, expected, events });
        const answer =
          result.outcome === 'wrongExpectedRevision' ? { ...result, expected } : result;
        send(call, { correlationId, streamId, result: answer });
      } catch (error) {
        fail(correlationId, streamId, { outcome: 'failed', message: toRpcError(error).details });
      } finally {
        writesWaiting -= 1;
        bytesWaiting -= size;
        if (bytesWaiting <= MAX_BYTES_WAITING / 2 && call.isPaused()) call.resume();
        endWhenDone();
      }
    };

    const fail = (correlationId: string, streamId: string, failure: BatchFailure): void => {
      pending.delete(correlationId);
      send(call, { correlationId, streamId, result: failure });
    };

    const begin = (correlationId: string, options: streams.BatchAppendReq.Options): void => {
      const streamId = streamNameFrom(options.getStreamIdentifier());
      const deadline = options.getDeadline()?.toDate().getTime();
      if (deadline !== undefined && deadline <= clock()) {
        fail(correlationId, streamId, { outcome: 'timeout' });
        return;
      }
      pending.set(correlationId, {
        streamId,
        expected: expectedPositionFrom(options),
        events: [],
        size: 0,
      });
    };

    const receive = (message: streams.BatchAppendReq, correlationId: string): void => {
      const options = message.getOptions();
      if (options !== undefined) begin(correlationId, options);
      const append = pending.get(correlationId);
      // The rest of an append that has been answered already.
      if (append === undefined) return;
      for (const proposed of message.getProposedMessagesList()) {
        const event = proposedEventFrom(proposed);
        append.events.push(event);
        append.size += sizeOf(event);
      }
      if (append.size > MAX_APPEND_BYTES) {
        fail(correlationId, append.streamId, { outcome: 'tooLarge', maximum: MAX_APPEND_BYTES });
        return;
      }
      if (!message.getIsFinal()) return;
      pending.delete(correlationId);
      void store(correlationId, append);
    };

    call.on('data', (message: streams.BatchAppendReq) => {
      const correlationId = uuidFrom(message.getCorrelationId());
      if (correlationId === undefined) {
        call.emit('error', invalidArgument('A batch append needs a correlation id.'));
        return;
      }
      try {
        receive(message, correlationId);
      } catch (error) {
        fail(correlationId, pending.get(correlationId)?.streamId ?? '', {
          outcome: 'failed',
          message: toRpcError(error).details,
        });
      }
    });
    call.on('error', () => pending.clear());
    call.on('cancelled', () => pending.clear());
    call.on('end', () => {
      hasEnded = true;
      endWhenDone();
    });
  };

const send = (call: BatchCall, response: BatchResponse): void => {
  if (!call.cancelled && !call.writableEnded) call.write(response);
};

const expectedPositionFrom = (options: streams.BatchAppendReq.Options): ExpectedRevision => {
  if (options.hasStreamPosition()) return numberFrom(options.getStreamPosition());
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasAny()) return 'any';
  if (options.hasStreamExists()) return 'stream_exists';
  throw invalidArgument('An expected stream position is required.');
};
