import type { Handler } from '../../testing/wire.fixture.ts';

/** Streams of answers that a test controls. */
interface Streams {
  readonly handler: Handler;
  /** Sends an event to all open streams. */
  readonly tell: (event: string, data: unknown) => void;
  /** Ends the connections. */
  readonly end: () => void;
  /** Breaks the connections. */
  readonly lose: () => void;
}

type Controller = ReadableStreamDefaultController<Uint8Array>;

export const createStreams = (): Streams => {
  const open = new Set<Controller>();
  const encoder = new TextEncoder();
  const each = (act: (controller: Controller) => void): void => {
    for (const controller of open) act(controller);
  };
  return {
    handler: () => {
      let own: Controller | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          own = controller;
          open.add(controller);
          controller.enqueue(encoder.encode(':\n\n'));
        },
        cancel: () => {
          if (own !== undefined) open.delete(own);
        },
      });
      return { body, headers: { 'content-type': 'text/event-stream' } };
    },
    tell: (event, data) => {
      const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      each((controller) => controller.enqueue(encoder.encode(text)));
    },
    end: () => {
      each((controller) => controller.close());
      open.clear();
    },
    lose: () => {
      each((controller) => controller.error(new TypeError('network error')));
      open.clear();
    },
  };
};
