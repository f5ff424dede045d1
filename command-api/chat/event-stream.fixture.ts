/** A server-sent event, as a client reads it. */
export interface SentEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** All events of a stream that has ended, and of none that broke off. */
export const eventsIn = (body: string): readonly SentEvent[] =>
  body
    .split('\n\n')
    .slice(0, -1)
    .map((block) => new Map(block.split('\n').map((line) => fieldOf(line))))
    .flatMap((fields) => {
      const event = fields.get('event');
      return event === undefined
        ? []
        : [{ event, id: fields.get('id'), data: JSON.parse(fields.get('data') ?? '') }];
    });

const fieldOf = (line: string): readonly [string, string] => {
  const at = line.indexOf(':');
  return [line.slice(0, at), line.slice(at + 1).trimStart()];
};
