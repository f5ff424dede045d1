import { contactedSchema } from '@hearthway/domain/support/support.contract.ts';
import { type ThreadEvent, threadStream } from '@hearthway/domain/support/thread.events.ts';
import { inboundOf } from '@hearthway/infra/adapters/inbound-mail/inbound.ts';
import type { WebhookSettings } from '@hearthway/infra/adapters/inbound-mail/inbound-settings.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { z } from 'zod';
import { type Answer, type Family, startTestApi, type TestApi } from '../../command-api.fixture.ts';
import { newReplyAddress } from './reply-tokens.ts';

export const INBOUND: WebhookSettings = {
  by: 'webhook',
  secret: 's'.repeat(32),
  replyAddress: { local: 'reply', domain: 'hearthway.example' },
};

export interface OpenThread {
  readonly family: Family;
  readonly threadId: string;
  /** Message id of its first message. */
  readonly messageId: string;
  readonly address: string;
}

interface WrittenMail {
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
  readonly subject?: string;
  readonly id?: string;
  readonly head?: readonly string[];
}

export interface InboundApi extends TestApi {
  readonly open: (options?: { readonly language?: string }) => Promise<OpenThread>;
  readonly newAddress: (thread: Omit<OpenThread, 'address'>) => Promise<string>;
  /** Posts a mail from the thread's family to the thread's address, unless overridden. */
  readonly deliver: (thread: OpenThread, mail?: WrittenMail, sender?: string) => Promise<Answer>;
  readonly post: (raw: string, headers: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly typesOf: (threadId: string) => readonly string[];
  readonly textsOf: (threadId: string) => Promise<readonly string[]>;
}

export const startInboundApi = async (): Promise<InboundApi> => {
  const api = await startTestApi({
    inboundMail: inboundOf(INBOUND, createLogger({ name: 'test', level: 'silent' })),
  });
  let threads = 0;
  let mails = 0;

  const newAddress: InboundApi['newAddress'] = async ({ family, threadId, messageId }) =>
    z.string().parse(
      await newReplyAddress(api.dependencies, {
        replyAddress: INBOUND.replyAddress,
        threadId,
        messageId,
        userId: family.userId,
        now: api.now(),
      }),
    );

  const open: InboundApi['open'] = async ({ language = 'en' } = {}) => {
    const family = await api.signUp();
    threads += 1;
    const { body } = await api.send({
      method: 'POST',
      url: '/api/support/contact',
      as: family,
      headers: { 'accept-language': language },
      body: {
        name: 'Ana Lima',
        email: family.email,
        phone: '',
        subject: 'A letter from our insurer',
        category: 'insurance',
        message: `They ask for a form that I have never seen. ${threads}`,
      },
    });
    const threadId = z.string().parse(contactedSchema.parse(body).threadId);
    const [, first] = api.stored(`supportThread-${threadId}`);
    const { messageId } = z.object({ messageId: z.string() }).parse(first?.data);
    const thread = { family, threadId, messageId };
    return { ...thread, address: await newAddress(thread) };
  };

  const post: InboundApi['post'] = (raw, headers) =>
    api.send({
      method: 'POST',
      url: '/api/support/inbound-mail',
      payload: raw,
      headers: { 'content-type': 'message/rfc822', ...headers },
    });

  return {
    ...api,
    open,
    newAddress,
    post,
    deliver: async ({ family, address }, mail = {}, sender = family.email) => {
      mails += 1;
      const { from = family.email, to = address, text = 'Thank you!' } = mail;
      const lines = [
        `From: Ana Lima <${from}>`,
        `To: ${to}`,
        `Subject: ${mail.subject ?? 'Re: Our answer'}`,
        `Message-ID: ${mail.id ?? `<${mails}@mail.example.org>`}`,
        ...(mail.head ?? []),
        '',
        text,
      ];
      return post(lines.join('\n').replaceAll('\n', '\r\n'), {
        authorization: `Bearer ${INBOUND.secret}`,
        'x-envelope-from': sender,
        'x-envelope-to': to,
      });
    },
    typesOf: (threadId) => api.stored(`supportThread-${threadId}`).map(({ type }) => type),
    textsOf: (threadId) => api.dependencies.readState(words, threadId),
  };
};

const words = {
  stream: threadStream,
  initialState: [],
  evolve: (texts: readonly string[], event: ThreadEvent): readonly string[] =>
    event.type === 'MessageSent' ? [...texts, String(event.data.text)] : texts,
};
