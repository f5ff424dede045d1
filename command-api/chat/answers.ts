import type { ChatReply } from '@hearthway/domain/chat/chat.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';

/** Reply and its log position; undefined for a visitor, whose reply is not stored. */
export interface Answered {
  readonly reply: ChatReply;
  readonly position: bigint | undefined;
}

export interface Answers {
  /** Aborted when the service stops: questions still open are answered without a model. */
  readonly closing: AbortSignal;
  /** Starts an answer, or waits for the one already running for the same stream. */
  readonly once: (id: string, start: () => Promise<Answered>) => Promise<Answered>;
}

/** Tracks running answers. They end before the service does, even if the caller has gone. */
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
