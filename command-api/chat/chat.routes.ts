import {
  CHAT_LIMIT_MINUTES,
  FAMILY_MESSAGES,
  VISITOR_MESSAGES,
} from '@hearthway/domain/chat/chat.constants.ts';
import {
  type ChatReply,
  chatMessageParamsSchema,
  chatRatingSchema,
  chatReplySchema,
  sendChatSchema,
} from '@hearthway/domain/chat/chat.contract.ts';
import {
  type ChatState,
  chatDecider,
  type GivenAnswer,
} from '@hearthway/domain/chat/chat.decider.ts';
import { chatStreamIdOf } from '@hearthway/domain/chat/chat.events.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { dangerIn } from '@hearthway/domain/crisis/crisis.ts';
import { POSITION_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { languageOf } from '@hearthway/domain/text/spoken-language.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import type { SearchCaller } from '@hearthway/infra/adapters/directory-search/find-providers.ts';
import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { accepted } from '../commands/send-position.ts';
import { answerMessage, crisisReply, type Question } from './answer-message.ts';
import { type Answered, createAnswers } from './answers.ts';
import { continuedQuestion } from './continued-question.ts';
import { sendEvents, wantsEvents } from './event-stream.ts';
import type { OnSentence } from './on-sentence.ts';
import { POSSIBLE_DANGERS } from './possible-dangers.ts';

const messagesPer = (factor: number): Allowance => ({
  name: 'chat-messages',
  most: FAMILY_MESSAGES * factor,
  perMs: CHAT_LIMIT_MINUTES * 60_000,
});

/** Counts by network, since a visitor has no account. */
const visitorMessagesPer = (factor: number): Allowance => ({
  ...messagesPer(factor),
  name: 'visitor-chat-messages',
  most: VISITOR_MESSAGES * factor,
});

interface Message extends Omit<Question, 'typed'> {
  /** Complete question, if the message only continues the one before. */
  readonly question: string;
}

type Answer = (onSentence: OnSentence) => Promise<Answered>;

/**
 * `POST /api/support/chat`: for anyone, in JSON or as server-sent events. A family's message and its answer
 * become events, even if the family no longer waits; a visitor's are not stored.
 *
 * Danger comes before any limit, lost session or missing store: a message that tells of a danger, or may,
 * gets the fixed answer instead of an error, and is not stored.
 */
export const addChatRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { clock, database, handle, newId, privacy, readState } = dependencies;
  const answers = createAnswers(app);
  const messages = messagesPer(app.rateLimitFactor);
  const visitorMessages = visitorMessagesPer(app.rateLimitFactor);

  /** Returns the fixed answer in place of a failure; null if the message tells of no danger. */
  const answerDanger = (text: string, page: ContentLanguage): Answered | null => {
    const { crisis, possible, kind } = dangerIn(text);
    const tier = crisis?.tier ?? possible;
    if (tier === null) return null;
    const given = crisisReply({ tier, kind }, languageOf(text, crisis?.language ?? page));
    const chatMessageId = idFor(undefined, newId);
    const reply = replyOf({ chatMessageId, ...given, at: clock().toISOString() });
    return { reply, position: undefined };
  };

  /** Answers a stored message: a retry with the same key finds its existing answer. */
  const answerFamily = async (
    { question, danger, text, language }: Message,
    context: CommandContext,
    caller: SearchCaller,
  ): Promise<Answer> => {
    const toAnswer = { text: question, typed: text, language, danger };
    const { crisis } = danger;
    const { userId, now } = context;
    const chatMessageId = idFor(context.idempotency?.commandId, newId);
    const id = chatStreamIdOf(userId, chatMessageId);
    await requireAllowanceOnce({ database, now, requestId: chatMessageId }, messages, userId).catch(
      async (refusal: unknown) => {
        // A retry of an old message is not counted again, and has its answer.
        if (!(await readState(chatDecider, id)).isSent) throw refusal;
      },
    );
    const replyIn = ({ answer, topic, answeredAt: at }: ChatState): ChatReply | undefined =>
      answer === null || topic === null || at === null
        ? undefined
        : replyOf({ chatMessageId, answer, topic, at });
    const sent = accepted(
      await handle(chatDecider, {
        id,
        command: { command: 'send', chatMessageId, text, language, crisis },
        context,
      }),
    );
    const { position } = sent;
    const reply = replyIn(sent.state);
    if (reply !== undefined) return async () => ({ reply, position });
    const answering = { ...context, idempotency: undefined };
    return (onSentence) =>
      answers.once(id, async () => {
        try {
          const given = await answerMessage(dependencies, toAnswer, {
            familyId: userId,
            caller,
            onSentence,
            signal: answers.closing,
          });
          const at = clock();
          // Another process may have been faster; the first answer stays.
          const answered = accepted(
            await handle(chatDecider, {
              id,
              command: { command: 'answer', chatMessageId, ...given },
              context: { ...answering, now: at },
            }),
          );
          const own = replyOf({ chatMessageId, ...given, at: at.toISOString() });
          return { reply: replyIn(answered.state) ?? own, position: answered.position };
        } catch (cause) {
          await handle(chatDecider, {
            id,
            command: { command: 'fail', chatMessageId },
            context: answering,
          });
          throw cause;
        }
      });
  };

  const answerVisitor = async (
    { question, text, language, danger }: Message,
    ip: string,
  ): Promise<Answer> => {
    const toAnswer = { text: question, typed: text, language, danger };
    const network = await privacy.keyedHash('network', networkOf(ip));
    if (danger.crisis === null)
      await requireAllowance({ database, now: clock() }, visitorMessages, network.toString('hex'));
    return async (onSentence) => {
      const given = await answerMessage(dependencies, toAnswer, {
        familyId: undefined,
        caller: undefined,
        onSentence,
        signal: answers.closing,
      });
      const chatMessageId = idFor(undefined, newId);
      const reply = replyOf({ chatMessageId, ...given, at: clock().toISOString() });
      return { reply, position: undefined };
    };
  };

  app.post(
    '/api/support/chat',
    {
      config: { access: 'anyone', limit: 'chat', gatedAfterBody: true },
      schema: { body: sendChatSchema, response: { 200: chatReplySchema } },
      errorHandler: async (error, request, reply) => {
        const { data } = sendChatSchema.safeParse(request.body);
        const answered = data && answerDanger(data.message, contentLanguageFor(request));
        if (!answered) return app.errorHandler(error, request, reply);
        reply.header('vary', 'Accept');
        if (wantsEvents(request)) return sendEvents(reply, async () => answered);
        return reply.status(200).send(answered.reply);
      },
    },
    async (request, reply) => {
      const { message: text, conversationHistory: history = [] } = request.body;
      const page = contentLanguageFor(request);
      const context =
        request.session?.role === 'family' ? familyContext(request, { now: clock() }) : undefined;
      const familyId = context?.userId;
      const danger = dangerIn(text);
      POSSIBLE_DANGERS.count(danger);
      const question =
        danger.crisis === null
          ? await continuedQuestion(dependencies, text, { familyId, history, page })
          : text;
      const language = languageOf(text, languageOf(question, danger.crisis?.language ?? page));
      const message = { text, question, language, danger };
      const start =
        context === undefined
          ? await answerVisitor(message, request.ip)
          : await answerFamily(message, context, request);
      const answer: Answer = (onSentence) =>
        start(onSentence).catch((failure: unknown) => {
          const answered = answerDanger(text, page);
          if (answered === null) throw failure;
          return answered;
        });
      reply.header('vary', 'Accept');
      if (wantsEvents(request)) return sendEvents(reply, answer);
      const { reply: whole, position } = await answer(() => {});
      if (position !== undefined) reply.header(POSITION_HEADER, position.toString());
      return whole;
    },
  );

  commandRoutes(app, dependencies)(chatDecider)({
    route: 'PUT /api/support/chat/:chatMessageId/rating',
    isPersonal: true,
    params: chatMessageParamsSchema,
    body: chatRatingSchema,
    prepare: ({ params: { chatMessageId }, body: { isHelpful }, familyId }) => ({
      id: chatStreamIdOf(familyId, chatMessageId),
      command: { command: 'rate', chatMessageId, isHelpful },
    }),
  });
};

const replyOf = ({
  chatMessageId,
  answer,
  topic,
  at,
}: Pick<GivenAnswer, 'answer' | 'topic'> & {
  readonly chatMessageId: string;
  /** ISO date and time. */
  readonly at: string;
}): ChatReply => ({
  ...answer,
  chatMessageId,
  response: answer.sentences.map(({ text }) => text).join(' '),
  timestamp: at,
  topic,
});
