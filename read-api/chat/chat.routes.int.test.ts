import { randomUUID } from 'node:crypto';
import { CHAT_PAGE } from '@hearthway/domain/chat/chat.constants.ts';
import { chatHistorySchema } from '@hearthway/domain/chat/chat.contract.ts';
import { chatDecider } from '@hearthway/domain/chat/chat.decider.ts';
import { chatStreamIdOf } from '@hearthway/domain/chat/chat.events.ts';
import type { Handle } from '@hearthway/infra/adapters/event-store/handle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildOver,
  type Family,
  handleOver,
  type Scenario,
  startScenario,
} from '../read-api.fixture.ts';

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let handle: Handle;

beforeAll(async () => {
  scenario = await startScenario();
  ({ app, close } = buildOver(scenario));
  handle = handleOver(scenario);
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

/** A message as command-api stores it and projections list it. */
const send = async (userId: string, text: string, now: Date): Promise<void> => {
  const chatMessageId = randomUUID().replaceAll('-', '');
  const sent = await handle(chatDecider, {
    id: chatStreamIdOf(userId, chatMessageId),
    command: { command: 'send', chatMessageId, text, language: 'en', crisis: null },
    context: {
      correlationId: chatMessageId,
      userId,
      actor: userId,
      sessionId: null,
      state: null,
      now,
      idempotency: undefined,
    },
  });
  if ('rejected' in sent) return expect.fail('The message was not sent.');
  await scenario.project({
    model: 'chats',
    userId,
    position: sent.position,
    row: { chat_message_id: chatMessageId, sent_at: now },
  });
};

const read = async ({ headers }: Family, before?: string) => {
  const query = before === undefined ? '' : `?before=${before}`;
  const answer = await app.inject({ url: `/api/support/chat${query}`, headers });
  const history = chatHistorySchema.parse(answer.json());
  return { ...history, messages: history.entries.map(({ message }) => message) };
};

test('a page of history ends with the newest message, and leads to older ones', async () => {
  const family = await scenario.signUp();
  const sent = Array.from({ length: CHAT_PAGE + 2 }, (_, nth) => `Question ${nth}`);
  for (const [nth, text] of sent.entries())
    await send(family.userId, text, new Date(Date.UTC(2026, 0, 1, 0, nth)));
  const newest = await read(family);
  expect(newest.messages).toEqual(sent.slice(2));
  const older = await read(family, newest.before ?? '');
  expect(older).toMatchObject({ messages: sent.slice(0, 2), before: null });
});
