import type { InFlightMessage } from './in-flight.ts';
import type { Message } from './message.ts';

export type Choice =
  | { readonly choice: 'send'; readonly consumerId: string }
  /** The consumer it belongs to is busy; messages behind it may go ahead. */
  | { readonly choice: 'wait' }
  | { readonly choice: 'nobodyHasRoom' };

/** Decides which consumer gets a message. */
export interface ConsumerStrategy {
  readonly added: (consumerId: string, inFlight: Iterable<InFlightMessage>) => void;
  readonly removed: (consumerId: string) => void;
  readonly choose: (message: Message, hasRoom: (consumerId: string) => boolean) => Choice;
}
