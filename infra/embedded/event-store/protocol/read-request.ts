import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AllQuery } from '../reading/read-all.ts';
import type { StreamQuery } from '../reading/read-stream.ts';
import type { CheckpointOptions } from '../semantics/checkpoints.ts';
import type { Revision } from '../semantics/event.ts';
import { ALL_EVENTS, type EventFilter, matcherOf } from '../semantics/event-filter.ts';
import type { LogPlace } from '../semantics/log-place.ts';
import type { AllSubscription } from '../subscriptions/follow-all.ts';
import type { StreamSubscription } from '../subscriptions/follow-stream.ts';
import { invalidArgument, unexpectedReadResult } from './errors.ts';
import { numberFrom, WIRE_END } from './numbers.ts';
import { streamNameFrom } from './stream-name.ts';

/** Decoded `Read` call, which serves four purposes. */
export type ReadRequest = {
  readonly resolveLinks: boolean;
  /** Encoding of event ids in the response. */
  readonly uuids: 'text' | 'structured';
} & (
  | { readonly kind: 'readStream'; readonly query: StreamQuery }
  | { readonly kind: 'readAll'; readonly query: AllQuery }
  | { readonly kind: 'followStream'; readonly subscription: StreamSubscription }
  | { readonly kind: 'followAll'; readonly subscription: AllSubscription }
);

const FORWARDS = 0;

/** Events considered between two checkpoints when the subscriber sets no window. */
const DEFAULT_WINDOW = 32;

export const readRequestFrom = (options: streams.ReadReq.Options | undefined): ReadRequest => {
  if (options === undefined) throw invalidArgument('Options are required.');
  const direction = options.getReadDirection() === FORWARDS ? 'forwards' : 'backwards';
  const base = {
    resolveLinks: options.getResolveLinks(),
    uuids: options.getUuidOption()?.hasString() ? 'text' : 'structured',
  } as const;
  const isSubscription = options.hasSubscription();
  if (!isSubscription && !options.hasCount())
    throw invalidArgument('A read needs a count or a subscription.');
  if (isSubscription && direction === 'backwards')
    throw invalidArgument('A subscription goes forwards.');
  const maxCount = isSubscription ? 0 : numberFrom(options.getCount());
  const filter = options.getFilter();

  const stream = options.getStream();
  if (stream !== undefined) {
    if (filter !== undefined) throw invalidArgument('Filters apply to reads of $all only.');
    const streamId = streamNameFrom(stream.getStreamIdentifier());
    const from = revisionFrom(stream);
    if (!isSubscription && direction === 'forwards' && from === 'end') throw unexpectedReadResult();
    return isSubscription
      ? { ...base, kind: 'followStream', subscription: { streamId, from } }
      : { ...base, kind: 'readStream', query: { streamId, direction, from, maxCount } };
  }

  const all = options.getAll();
  if (all === undefined) throw invalidArgument('A read names a stream or $all.');
  const from = placeFrom(all);
  const matches = filter === undefined ? ALL_EVENTS : matcherOf(eventFilterFrom(filter));
  return isSubscription
    ? {
        ...base,
        kind: 'followAll',
        subscription: {
          from,
          matches,
          ...(filter !== undefined && { checkpoints: checkpointsFrom(filter) }),
        },
      }
    : {
        ...base,
        kind: 'readAll',
        query: {
          direction,
          from: typeof from === 'string' ? from : from.commit,
          maxCount,
          matches,
        },
      };
};

const revisionFrom = (
  options: streams.ReadReq.Options.StreamOptions,
): Revision | 'start' | 'end' => {
  if (options.hasRevision()) return numberFrom(options.getRevision());
  return options.hasEnd() ? 'end' : 'start';
};

const placeFrom = (options: streams.ReadReq.Options.AllOptions): LogPlace | 'start' | 'end' => {
  const position = options.getPosition();
  if (position === undefined) return options.hasEnd() ? 'end' : 'start';
  if (position.getCommitPosition() === WIRE_END) return 'end';
  return {
    commit: numberFrom(position.getCommitPosition()),
    prepare: numberFrom(position.getPreparePosition()),
  };
};

/** Filter in a read request. */
interface FilterOptions {
  getStreamIdentifier(): Expression | undefined;
  getEventType(): Expression | undefined;
}

interface Expression {
  getRegex(): string;
  getPrefixList(): string[];
}

const eventFilterFrom = (options: FilterOptions): EventFilter => {
  const byStream = options.getStreamIdentifier();
  const expression = byStream ?? options.getEventType();
  if (expression === undefined)
    throw invalidArgument('A filter names stream names or event types.');
  const on = byStream === undefined ? 'eventType' : 'streamId';
  const regex = expression.getRegex();
  return regex === '' ? { on, prefixes: expression.getPrefixList() } : { on, regex };
};

const checkpointsFrom = (options: streams.ReadReq.Options.FilterOptions): CheckpointOptions => {
  const multiplier = options.getCheckpointintervalmultiplier();
  if (multiplier === 0) throw invalidArgument('The checkpoint interval must be greater than 0.');
  const window = options.hasMax() ? options.getMax() : DEFAULT_WINDOW;
  if (window === 0) throw invalidArgument('The search window must be greater than 0.');
  return { window, interval: multiplier * window };
};
