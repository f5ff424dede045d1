import { chatReplySchema, handedOverSchema } from '@hearthway/domain/chat/chat.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { api } from '../../api/api.ts';
import { storageOr } from '../../session/browser-storage.ts';
import { drafts } from '../../session/drafts.ts';
import { EVENT_STREAM, readAnswer } from './answer-stream.ts';
import { type AnswerEvent, chatMachine, type HandOver } from './chat.machine.ts';
import { historyQuery } from './chat.queries.ts';
import { familyMemory, visitorMemory } from './chat-memory.ts';
import type { SentQuestion } from './chat-turns.ts';
import { chatWindow } from './shared/chat-window.ts';

/**
 * Conversation of one person.
 *
 * @param userId Id of a family; null for a visitor, and for our staff, whose messages are not stored.
 */
export const useChat = (userId: string | null) => {
  const queryClient = useQueryClient();
  const memory = useMemo(
    () =>
      userId === null
        ? visitorMemory(storageOr(() => sessionStorage))
        : familyMemory(drafts, userId),
    [userId],
  );
  const machine = useMemo(() => {
    const refresh = () => {
      if (userId !== null) void queryClient.invalidateQueries(historyQuery(userId));
    };
    return chatMachine.provide({
      actors: {
        ask: fromCallback<AnswerEvent, SentQuestion>(({ input, sendBack }) => {
          const aborter = new AbortController();
          ask(input, {
            isAnonymous: userId === null,
            signal: aborter.signal,
            tell: sendBack,
          }).then(
            ({ answer }) => {
              sendBack({ type: 'answered', reply: answer });
              refresh();
            },
            (error: unknown) => {
              sendBack({ type: 'failed', error });
              refresh();
            },
          );
          return () => aborter.abort();
        }),
        handOver: fromPromise(async ({ input, signal }) => {
          const { answer } = await handOver(input, signal);
          memory.keepNote('');
          refresh();
          return answer;
        }),
      },
      actions: { keep: (_, kept) => memory.keep(kept) },
    });
  }, [queryClient, memory, userId]);
  const [kept] = useState(memory.read);
  const actor = useActorRef(machine, { input: kept });
  const snapshot = useSelector(actor, (current) => current);

  const isOpen = useSyncExternalStore(chatWindow.subscribe, chatWindow.isOpen);
  useEffect(() => {
    actor.send(isOpen ? { type: 'open', at: new Date().toISOString() } : { type: 'close' });
  }, [actor, isOpen]);

  useEffect(() => {
    const onOnline = () => actor.send({ type: 'online' });
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [actor]);

  return { snapshot, send: actor.send, memory };
};

/** Conversation with its state and actions. */
export type OpenChat = ReturnType<typeof useChat>;

interface AskOptions {
  readonly isAnonymous: boolean;
  readonly signal: AbortSignal;
  readonly tell: (event: AnswerEvent) => void;
}

const ask = ({ message, key, before }: SentQuestion, { tell, ...options }: AskOptions) =>
  api.send({
    method: 'POST',
    path: '/api/support/chat',
    // A family's earlier messages are on the server.
    body:
      options.isAnonymous && before.length > 0
        ? { message, conversationHistory: historyOf(before) }
        : { message },
    schema: chatReplySchema,
    key,
    stream: {
      accept: `${EVENT_STREAM}, application/json`,
      read: readAnswer((sentence) => tell({ type: 'sentence', sentence })),
    },
    ...options,
  });

const historyOf = (messages: readonly string[]) =>
  messages.map((content) => ({ role: 'user', content }));

const handOver = ({ chatMessageId, ...body }: HandOver, signal: AbortSignal) =>
  api.send({
    method: 'POST',
    path: `/api/support/chat/${chatMessageId}/handover`,
    body,
    schema: handedOverSchema,
    signal,
  });
