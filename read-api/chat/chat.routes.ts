import { CHAT_PAGE } from '@hearthway/domain/chat/chat.constants.ts';
import {
  type ChatEntry,
  type ChatHistory,
  chatHistoryQuerySchema,
  chatHistorySchema,
  quickResponsesSchema,
} from '@hearthway/domain/chat/chat.contract.ts';
import { chatStream, chatStreamIdOf } from '@hearthway/domain/chat/chat.events.ts';
import { chatEntryOf } from '@hearthway/domain/chat/chat-entry.ts';
import { chatModelSchema } from '@hearthway/domain/chat/outside-model.contract.ts';
import { QUICK_RESPONSES } from '@hearthway/domain/chat/quick-responses.ts';
import { readerOf } from '@hearthway/domain/kernel/read-event.ts';
import { readStored } from '@hearthway/infra/adapters/event-store/read-stored.ts';
import { readStream } from '@hearthway/infra/adapters/event-store/read-stream.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { translatorFor } from '@hearthway/infra/adapters/http/translator-for.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReadDependencies } from '../read-part.ts';

const ANSWER_WITHIN_MS = 2_000;

const read = readerOf(chatStream);

/**
 * `GET /api/support/quick-responses` and `/chat/model`, for anyone, and `GET /api/support/chat`, a family's
 * history.
 */
export const addChatRoutes = (app: HttpServer, dependencies: ReadDependencies): void => {
  const { chatModel, database, readModel } = dependencies;

  app.get(
    '/api/support/quick-responses',
    { config: { access: 'anyone' }, schema: { response: { 200: quickResponsesSchema } } },
    (request, reply) => {
      reply.header('vary', 'Cookie, Accept-Language');
      const translate = translatorFor(request);
      return QUICK_RESPONSES.map(({ text, response }) => ({
        text: translate(text),
        response: translate(response),
      }));
    },
  );

  app.get(
    '/api/support/chat/model',
    { config: { access: 'anyone' }, schema: { response: { 200: chatModelSchema } } },
    () => chatModel,
  );

  /** Reads one more than a page, to tell whether there are older ones. */
  const readNewest = readModel('chats', ({ selectFrom }, userId) =>
    jsonArrayFrom(
      selectFrom('chats')
        .select(['chat_message_id', 'sent_at'])
        .where('user_id', '=', userId)
        .orderBy('sent_at', 'desc')
        .orderBy('chat_message_id', 'desc')
        .limit(CHAT_PAGE + 1),
    ),
  );

  const readBefore = (userId: string, before: string) => {
    const [at = '', id = ''] = before.split('.');
    return database
      .selectFrom('chats')
      .select(['chat_message_id', 'sent_at'])
      .where('user_id', '=', userId)
      .where(sql<boolean>`(sent_at, chat_message_id) < (${new Date(Number(at))}, ${id})`)
      .orderBy('sent_at', 'desc')
      .orderBy('chat_message_id', 'desc')
      .limit(CHAT_PAGE + 1)
      .execute();
  };

  app.get(
    '/api/support/chat',
    {
      config: { access: 'family', isPersonal: true },
      schema: { querystring: chatHistoryQuerySchema, response: { 200: chatHistorySchema } },
    },
    async (request, reply): Promise<ChatHistory> => {
      const { familyId } = familyOf(request);
      const { before } = request.query;
      const rows =
        before === undefined
          ? await readNewest({ request, reply, key: familyId })
          : await readBefore(familyId, before);
      const page = rows.slice(0, CHAT_PAGE);
      const oldest = page.at(-1);
      const entries = await readEntries(
        dependencies,
        page.map(({ chat_message_id: id }) => chatStream.nameOf(chatStreamIdOf(familyId, id))),
      );
      return {
        entries: entries.toReversed(),
        before:
          rows.length > CHAT_PAGE && oldest !== undefined
            ? `${new Date(oldest.sent_at).getTime()}.${oldest.chat_message_id}`
            : null,
      };
    },
  );
};

/** Reads messages with their answers, in the order of their streams. */
const readEntries = async (
  { eventStore, privacy }: Pick<ReadDependencies, 'eventStore' | 'privacy'>,
  streamNames: readonly string[],
): Promise<ChatEntry[]> => {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const streams = await Promise.all(
    streamNames.map((streamName) => readStored(readStream(eventStore, { streamName, signal }))),
  );
  const opened = await privacy.openEvents(streams.flat());
  return Array.from(Map.groupBy(opened, ({ streamId }) => streamId).values(), (events) =>
    chatEntryOf(events.map(read)),
  ).filter((entry) => entry !== null);
};
