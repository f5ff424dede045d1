import { originalOf, type ResolvedEvent, type Revision } from '../event.ts';
import type { SourcePosition } from './source.ts';

/** An event on its way to a consumer. */
export interface Message {
  /** The id that consumers answer with: the link's, where a link led to the event. */
  readonly id: string;
  readonly resolved: ResolvedEvent;
  /** How often it has been given out before. */
  readonly retryCount: number;
  readonly origin: Origin;
}

type Origin =
  | { readonly kind: 'source'; readonly position: SourcePosition }
  /** Replayed. The revision is that of its link among the parked messages. */
  | { readonly kind: 'parked'; readonly revision: Revision };

export const messageOf = (resolved: ResolvedEvent, origin: Origin): Message => ({
  id: originalOf(resolved).id,
  resolved,
  retryCount: 0,
  origin,
});

/** Memory of a waiting message, in bytes. */
export const sizeOfMessage = ({ resolved: { event, link } }: Message): number =>
  (event === undefined ? 0 : event.data.length + event.metadata.length) +
  (link === undefined ? 0 : link.data.length + link.metadata.length);
