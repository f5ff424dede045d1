import type { ChatReply } from '@hearthway/domain/chat/chat.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';

/** A reply, and where the log holds it; undefined for a visitor's, which is not kept. */
export interface Answered {
  readonly reply: ChatReply;
  readonly position: bigint | undefined;
}

export interface Answers {
  /** Aborted when the service ends: what is not answered by then is answered without a model. */
  readonly closing: AbortSignal;
  /** Starts an answer, or waits for the one of the same stream that is under way. */
  readonly once: (id: string, start: () => Promise<Answered>) => Promise<Answered>;
}

/** Answers that are under way. They end before the service does, whether the caller still waits or not. */
export const createAnswers = (app: HttpServer): Answers => {
  const underWay = new Map<string, Promise<Answered>>();
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', async () => {
    await Promise.allSettled(underWay.values());
  });
  return {
    closing: closing.signal,
    once: (id, start) => {
      const other = underWay.get(id);
      if (other !== undefined) return other;
      const answer = start().finally(() => underWay.delete(id));
      underWay.set(id, answer);
      return answer;
    },
  };
};
