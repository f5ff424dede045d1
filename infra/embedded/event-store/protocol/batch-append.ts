import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { type handleBidiStreamingCall, status } from '@grpc/grpc-js';
import type { ProposedEvent } from '../semantics/event.ts';
import { sizeOf, weightOf } from '../semantics/limits.ts';
import type { Appending } from './append.ts';
import type { BatchRequest } from './batch-append-request.ts';
import type { BatchFailure, BatchResponse } from './batch-append-response.ts';
import { invalidArgument, shuttingDown, toRpcError } from './errors.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { requireFields } from './proposed-event.ts';
import { streamNameFrom } from './stream-name.ts';

type BatchHandler = handleBidiStreamingCall<BatchRequest, BatchResponse>;

/** Append whose events are still arriving. */
interface PendingAppend {
  readonly streamId: string;
  readonly expectation: Expectation;
  readonly events: ProposedEvent[];
  /** Size in bytes of its data, which is limited. */
  size: number;
  /** Bytes of everything buffered for it. */
  weight: number;
  /** Expires the append unless its last part arrives in time. */
  readonly expiry: NodeJS.Timeout | undefined;
}

/** Longest delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Bytes waiting for the disk beyond which a caller is not read further until some are stored. */
const MAX_BYTES_WAITING = 16 * 1024 * 1024;

/**
 * Handles many appends over one call, identified by their correlation ids and answered as each is stored. If
 * a caller disconnects, incomplete appends are discarded.
 */
export const batchAppendHandler =
  ({ log, calls, clock, maxAppendBytes, answersEndedCallers }: Appending): BatchHandler =>
  (call) => {
    const pending = new Map<string, PendingAppend>();
    let bytesWaiting = 0;
    let writesWaiting = 0;
    let hasEnded = false;
    let isStopped = false;

    /** Discards incomplete appends. */
    const abandon = (): void => {
      for (const { expiry } of pending.values()) clearTimeout(expiry);
      pending.clear();
    };

    const endWhenDone = (): void => {
      if (writesWaiting > 0 || call.cancelled) return;
      if (isStopped) call.emit('error', shuttingDown());
      else if (hasEnded && answersEndedCallers) call.end();
    };

    const leave = calls.add({
      isEndless: true,
      stop: () => {
        isStopped = true;
        abandon();
        endWhenDone();
      },
    });

    const store = async (correlationId: string, append: PendingAppend): Promise<void> => {
      const { streamId, expectation, events, weight } = append;
      const { expected } = expectation;
      writesWaiting += 1;
      bytesWaiting += weight;
      if (bytesWaiting > MAX_BYTES_WAITING) call.pause();
      try {
        const result = await log.write({ kind: 'append', streamId, expected, events });
        const answer =
          result.outcome === 'wrongExpectedRevision' ? { ...result, expectation } : result;
        send({ correlationId, streamId, result: answer });
      } catch (error) {
        fail(correlationId, streamId, failureOf(error));
      } finally {
        writesWaiting -= 1;
        bytesWaiting -= weight;
        if (bytesWaiting <= MAX_BYTES_WAITING / 2 && call.isPaused()) call.resume();
        endWhenDone();
      }
    };

    const fail = (correlationId: string, streamId: string, failure: BatchFailure): void => {
      forget(correlationId);
      send({ correlationId, streamId, result: failure });
    };

    const send = (response: BatchResponse): void => {
      if (call.cancelled || call.writableEnded) return;
      if (!hasEnded || answersEndedCallers) call.write(response);
    };

    const forget = (correlationId: string): void => {
      clearTimeout(pending.get(correlationId)?.expiry);
      pending.delete(correlationId);
    };

    const begin = (
      correlationId: string,
      options: streams.BatchAppendReq.Options,
      isFinal: boolean,
    ): void => {
      const streamId = streamNameFrom(options.getStreamIdentifier());
      const deadline = options.getDeadline()?.toDate().getTime();
      const timeLeft = deadline === undefined ? undefined : deadline - clock();
      const expire = (): void => fail(correlationId, streamId, { outcome: 'timeout' });
      if (timeLeft !== undefined && timeLeft <= 0) {
        expire();
        return;
      }
      pending.set(correlationId, {
        streamId,
        expectation: expectationFrom(options),
        events: [],
        size: 0,
        weight: 0,
        expiry:
          isFinal || timeLeft === undefined
            ? undefined
            : setTimeout(expire, Math.min(timeLeft, MAX_TIMER_MS)),
      });
    };

    const receive = (request: BatchRequest, correlationId: string): void => {
      const { options, isFinal } = request;
      if (options !== undefined) begin(correlationId, options, isFinal);
      const append = pending.get(correlationId);
      // Ignores the rest of an append that has already been answered.
      if (append === undefined) return;
      for (const proposed of request.events) {
        const event = requireFields(proposed);
        append.events.push(event);
        append.size += sizeOf(event);
        append.weight += weightOf(event);
      }
      if (append.size > maxAppendBytes) {
        fail(correlationId, append.streamId, { outcome: 'tooLarge', maximum: maxAppendBytes });
        return;
      }
      if (!isFinal) return;
      forget(correlationId);
      void store(correlationId, append);
    };

    call.on('data', (request: BatchRequest) => {
      if (isStopped) return;
      const { correlationId } = request;
      if (correlationId === undefined) {
        call.emit('error', invalidArgument('A batch append needs a correlation id.'));
        return;
      }
      try {
        receive(request, correlationId);
      } catch (error) {
        fail(correlationId, pending.get(correlationId)?.streamId ?? '', {
          outcome: 'failed',
          message: toRpcError(error).details,
        });
      }
    });
    for (const end of ['error', 'cancelled', 'close'] as const)
      call.on(end, () => {
        abandon();
        leave();
      });
    call.on('end', () => {
      hasEnded = true;
      abandon();
      endWhenDone();
    });
  };

const failureOf = (error: unknown): BatchFailure => {
  const { code, details } = toRpcError(error);
  return code === status.ABORTED ? { outcome: 'timeout' } : { outcome: 'failed', message: details };
};

const expectationFrom = (options: streams.BatchAppendReq.Options): Expectation => {
  if (options.hasStreamPosition()) return expectationOf({ revision: options.getStreamPosition() });
  if (options.hasNoStream()) return expectationOf('no_stream');
  if (options.hasAny()) return expectationOf('any');
  if (options.hasStreamExists()) return expectationOf('stream_exists');
  throw invalidArgument('An expected stream position is required.');
};
