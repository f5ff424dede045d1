import { createParser } from 'eventsource-parser';

/** A server-sent event, as a client reads it. */
export interface SentEvent {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** All events of a stream that has ended, and of none that broke off. */
export const eventsIn = (body: string): readonly SentEvent[] => {
  const events: SentEvent[] = [];
  createParser({
    onEvent: ({ event, id, data }) => events.push({ event, id, data: JSON.parse(data) }),
  }).feed(body);
  return events;
};
