import { type ChatSentence, chatSentenceSchema } from '@hearthway/domain/chat/chat.contract.ts';
import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import { ApiError } from '../../api/api-error.ts';
import type { ReadAnswer } from '../../api/create-api.ts';
import { eventsOf } from './server-events.ts';

export const EVENT_STREAM = 'text/event-stream';

/** Maximum silence: the server sends a sign of life every second. */
const SILENT_MS = 20_000;

/**
 * Reads an answer sentence by sentence, and returns the whole reply. Undefined for any other content type: a
 * proxy may have buffered the stream and sent plain JSON.
 */
export const readAnswer =
  (onSentence: (sentence: ChatSentence) => void): ReadAnswer =>
  async ({ headers, body }) => {
    if (body === null || headers.get('content-type')?.startsWith(EVENT_STREAM) !== true)
      return undefined;
    for await (const { event, id, data } of eventsOf(body, SILENT_MS)) {
      if (event === 'reply') return { body: parsed(data), position: id };
      if (event === 'error') throw refusalOf(parsed(data));
      if (event !== 'sentence') continue;
      const sentence = chatSentenceSchema.safeParse(parsed(data));
      if (sentence.success) onSentence(sentence.data);
    }
    throw new ApiError({ status: 0, code: 'Unreachable', message: 'The answer broke off.' });
  };

const parsed = (data: string): unknown => {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/** Error inside the stream, since its status was sent before. */
const refusalOf = (body: unknown): ApiError => {
  const error = errorBodySchema.safeParse(body);
  return new ApiError(
    error.success
      ? { ...error.data, status: 500 }
      : { status: 500, code: 'UnreadableAnswer', message: 'Not the answer expected.' },
  );
};
