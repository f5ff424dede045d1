import { PassThrough } from 'node:stream';
import { replyTo } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import type { Answered } from './answers.ts';
import type { OnSentence } from './on-sentence.ts';

/** Proxies such as the gateway cut off a connection that is silent for some seconds. */
const HEARTBEAT_MS = 1_000;

const TEXT_EVENT_STREAM = 'text/event-stream';

export const wantsEvents = ({ headers }: HttpRequest): boolean =>
  headers.accept?.includes(TEXT_EVENT_STREAM) === true;

/** Replies with server-sent events. Stops writing once the caller has gone, without ending the work. */
export const sendEvents = (
  reply: HttpReply,
  answer: (onSentence: OnSentence) => Promise<Answered>,
  heartbeatMs = HEARTBEAT_MS,
): HttpReply => {
  const events = new PassThrough();
  const write = (text: string): void => {
    if (!events.destroyed) events.write(text);
  };
  const send = (event: string, data: unknown, id?: string): void =>
    write(
      `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
    );
  const beat = () => write(':\n\n');
  // Headers are sent with the first bytes.
  beat();
  const heart = setInterval(beat, heartbeatMs);
  answer((sentence) => send('sentence', sentence))
    .then(
      ({ reply: whole, position }) => send('reply', whole, position?.toString()),
      (error: Parameters<typeof replyTo>[0]) => {
        const { status, body } = replyTo(error);
        if (status >= 500) reply.log.error({ err: error }, 'failed');
        send('error', body);
      },
    )
    .finally(() => {
      clearInterval(heart);
      events.end();
    })
    .catch((error: unknown) => reply.log.error(error, 'failed'));
  return (
    reply
      .header('content-type', TEXT_EVENT_STREAM)
      .header('cache-control', 'no-cache, no-transform')
      .header('x-accel-buffering', 'no')
      // A keep-alive connection would delay the shutdown of the service.
      .header('connection', 'close')
      .send(events)
  );
};
