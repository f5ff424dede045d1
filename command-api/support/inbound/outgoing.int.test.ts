import { createMailer } from '@hearthway/infra/adapters/mail/mailer.ts';
import { startSmtpUnderTest } from '@hearthway/infra/adapters/mail/smtp.fixture.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sendMailsJob } from '../../mail/send-mails.job.ts';
import { type InboundApi, type OpenThread, startInboundApi } from './inbound.fixture.ts';

let api: InboundApi;

beforeAll(async () => {
  api = await startInboundApi();
});

afterAll(() => api.stop());

/** Posts a mail as the policy does, and sends all that wait to a mail server. */
const sendReply = async (
  { family, threadId, messageId }: OpenThread,
  { refusal, answers = true }: { readonly refusal?: number; readonly answers?: boolean } = {},
) => {
  const smtp = await startSmtpUnderTest();
  onTestFinished(smtp.stop);
  if (refusal !== undefined) smtp.refuse({ code: refusal, at: 'recipient' });
  await api.dependencies.mails.post({
    kind: 'support-reply',
    details: { threadId, messageId, text: 'We have looked into it.' },
    emailKey: null,
    userId: family.userId,
  });
  const job = sendMailsJob({
    ...api.dependencies,
    mailer: createMailer({ SMTP_URL: smtp.url }),
    ...(!answers && { inboundMail: undefined }),
  });
  while ((await job.run(new AbortController().signal)).isMore);
  return smtp.received.filter(({ email }) => email.subject === 'An answer to your message').at(-1);
};

test('an answer to the mail of a reply continues the thread', async () => {
  const thread = await api.open();
  const mail = await sendReply(thread);
  const [replyTo] = mail?.email.replyTo ?? [];
  const address = replyTo?.address ?? '';
  expect(address).toMatch(/^reply\+[0-9a-f]{32}@hearthway\.example$/);
  expect(mail?.from).toBe(address);
  expect(mail?.email.text).toContain('To write back, answer this email, or open the conversation:');
  expect(await api.deliver({ ...thread, address })).toMatchObject({ status: 204 });
  expect(await api.textsOf(thread.threadId)).toEqual([expect.anything(), 'Thank you!']);
});

test('where answers by mail are not set, the mail says to answer on the page', async () => {
  const mail = await sendReply(await api.open(), { answers: false });
  expect(mail?.email.replyTo).toBeUndefined();
  expect(mail?.email.text).toContain('To write back, open the conversation:');
});

test('an address that our mail server refuses for good is told to staff', async () => {
  const thread = await api.open();
  await sendReply(thread, { refusal: 550 });
  const { threadId, messageId } = thread;
  expect(api.stored(`supportThread-${threadId}`).at(-1)).toMatchObject({
    type: 'ThreadMailBounced',
    data: { threadId, messageId },
  });
});

test('one that it refuses for now is not', async () => {
  const thread = await api.open();
  await sendReply(thread, { refusal: 450 });
  expect(api.typesOf(thread.threadId)).toEqual(['ThreadOpened', 'MessageSent']);
});
