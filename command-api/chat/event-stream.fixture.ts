import { createParser } from 'eventsource-parser';

export interface SentEvent {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** Parses the events of a complete stream. */
export const eventsIn = (body: string): readonly SentEvent[] => {
  const events: SentEvent[] = [];
  createParser({
    onEvent: ({ event, id, data }) => events.push({ event, id, data: JSON.parse(data) }),
  }).feed(body);
  return events;
};
