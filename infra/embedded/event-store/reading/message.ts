import type { ResolvedEvent } from '../semantics/event.ts';
import type { LogPlace } from '../semantics/log-place.ts';

/** Message to a reader or subscriber, in sending order. */
export type ReadMessage =
  | { readonly kind: 'event'; readonly event: ResolvedEvent }
  | { readonly kind: 'streamNotFound'; readonly streamId: string }
  | { readonly kind: 'confirmation'; readonly subscriptionId: string }
  | { readonly kind: 'checkpoint'; readonly place: LogPlace }
  | { readonly kind: 'caughtUp' }
  | { readonly kind: 'fellBehind' };

/** Error for a tombstoned stream, which can never be read or written again. */
export class StreamDeletedError extends Error {
  override readonly name = 'StreamDeletedError';
  readonly streamId: string;

  constructor(streamId: string) {
    super(`Event stream '${streamId}' is deleted.`);
    this.streamId = streamId;
  }
}
