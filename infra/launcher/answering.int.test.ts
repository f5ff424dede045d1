import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { HttpServer } from '../adapters/http/server.ts';
import type { InboundSettings } from '../adapters/inbound-mail/inbound-settings.ts';
import { type DeliveredMail, startLmtp, type Verdict } from '../adapters/inbound-mail/lmtp.ts';
import { readMail } from '../adapters/inbound-mail/read-mail.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { outboxIn } from '../adapters/mail/outbox.ts';
import { freePort } from '../adapters/process/free-port.ts';
import { answeringFor } from './answering.ts';
import { buildGateway } from './gateway.ts';
import type { ServiceAddress } from './health.ts';

const ANA = 'a'.repeat(32);
const REPLY_TO = `reply+${'0'.repeat(32)}@hearthway.localhost`;
const SECRET = 's'.repeat(32);
const replyAddress = { local: 'reply', domain: 'hearthway.localhost' };
const HERE = { host: 'localhost:8080', 'sec-fetch-site': 'same-origin' };

interface Posted {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly raw: Buffer;
}

let directory: string;
let service: Server;
let commandApi: ServiceAddress;
let gateway: HttpServer;
let answer: { readonly status: number; readonly body: string };
const posted: Posted[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posted.push({ headers: request.headers, raw: Buffer.concat(chunks) });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  directory = mkdtempSync(join(tmpdir(), 'hearthway-answering-'));
  const outbox = outboxIn(directory);
  const mail = { userId: ANA, to: 'ana@example.org', text: 'We have looked into it.\nBest wishes' };
  const written = { ...mail, html: '<p>We have looked into it.</p>', subject: 'Our answer' };
  const from = 'Hearthway <no-reply@localhost>';
  await outbox.put({ ...written, id: '1'.repeat(32), replyTo: REPLY_TO }, from);
  await outbox.put({ ...written, id: '2'.repeat(32) }, from);
  commandApi = { name: 'command-api', url: () => `http://127.0.0.1:${port}` };
  gateway = gatewayWith({ by: 'webhook', secret: SECRET, replyAddress });
});

const gatewayWith = (inbound: InboundSettings): HttpServer => {
  const nowhere = { name: 'nowhere', url: () => undefined };
  return buildGateway({
    frontend: directory,
    services: { readApi: nowhere, commandApi, projections: nowhere },
    logger: createLogger({ name: 'test', level: 'silent' }),
    publicUrl: () => 'https://hearthway.example',
    outboxDirectory: directory,
    inbound,
  });
};

beforeEach(() => {
  posted.length = 0;
  answer = { status: 204, body: '' };
});

afterAll(async () => {
  await gateway.close();
  service.close();
  rmSync(directory, { recursive: true });
});

const pageOf = (digit: string) => `/dev/outbox/${ANA}.${digit.repeat(32)}`;

const send = (words: string, headers: Readonly<Record<string, string>> = HERE, to = gateway) =>
  to.inject({
    method: 'POST',
    url: `${pageOf('1')}/answer`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ words }).toString(),
  });

test('a mail with an address for answers has a form', async () => {
  const { body } = await gateway.inject({ url: pageOf('1'), headers: HERE });
  expect(body).toContain(`<form method="post" action="${pageOf('1')}/answer">`);
  expect((await gateway.inject({ url: pageOf('2'), headers: HERE })).body).not.toContain('<form');
});

test('an answer arrives as a mail program writes it, and its own words are found again', async () => {
  const { statusCode, headers } = await send('Thank you & good night!\n¿Y mañana?');
  expect([statusCode, headers.location]).toEqual([303, `${pageOf('1')}?answered=yes`]);
  expect(posted).toMatchObject([
    {
      headers: {
        authorization: `Bearer ${SECRET}`,
        'x-envelope-from': 'ana@example.org',
        'x-envelope-to': REPLY_TO,
      },
    },
  ]);
  const raw = posted[0]?.raw ?? Buffer.alloc(0);
  expect(raw.toString()).toContain('> Best wishes');
  const mail = await readMail(raw, { envelopeSender: 'ana@example.org', ours: ['Hearthway'] });
  expect(mail).toMatchObject({
    from: 'ana@example.org',
    subject: 'Re: Our answer',
    nature: 'written',
    words: 'Thank you & good night!\n¿Y mañana?',
  });
});

test('the page says that an answer was handed over, and no more', async () => {
  const { body } = await gateway.inject({ url: `${pageOf('1')}?answered=yes`, headers: HERE });
  expect(body).toContain('The answer was handed over.');
});

test('an answer that is refused says why, and keeps its words', async () => {
  answer = { status: 422, body: 'There were <no> words' };
  const { statusCode, body } = await send('<b>Words</b>');
  expect(statusCode).toBe(422);
  expect(body).toContain('There were &lt;no&gt; words');
  expect(body).toContain('&lt;b&gt;Words&lt;/b&gt;</textarea>');
});

test.for([
  { who: 'another machine', headers: { ...HERE, 'x-forwarded-for': '203.0.113.7' }, status: 404 },
  { who: 'another site', headers: { ...HERE, 'sec-fetch-site': 'cross-site' }, status: 403 },
])('$who cannot answer', async ({ headers, status }) => {
  expect((await send('Words', headers)).statusCode).toBe(status);
  expect(posted).toEqual([]);
});

test('where mails wait, answers arrive by a webhook of this start', () => {
  const made = answeringFor({ environment: {}, outboxDirectory: '/outbox' });
  expect(made?.INBOUND_MAIL).toMatch(
    /^webhook:\?to=reply@hearthway\.localhost&secret=[0-9a-f]{48}$/,
  );
  const other = answeringFor({ environment: {}, outboxDirectory: '/outbox' });
  expect(other?.INBOUND_MAIL).not.toBe(made?.INBOUND_MAIL);
});

test.for([
  [`webhook:?to=reply@example.org&secret=${SECRET}`, { by: 'webhook', secret: SECRET }],
  ['lmtp://127.0.0.1:24?to=reply@example.org', { by: 'lmtp', port: 24 }],
] as const)('%s is used where it is set', ([given, inbound]) => {
  const environment = { INBOUND_MAIL: given };
  const made = answeringFor({ environment, outboxDirectory: '/outbox' });
  expect(made).toMatchObject({ INBOUND_MAIL: given, inbound });
});

test('where mails are sent, nothing is answered here', () => {
  expect(answeringFor({ environment: {}, outboxDirectory: undefined })).toBeUndefined();
});

test('where a mail server hands answers over, so does the page', async () => {
  const port = await freePort();
  const settings = { by: 'lmtp', host: '127.0.0.1', port, replyAddress } as const;
  const taken: DeliveredMail[] = [];
  let verdict: Verdict = { code: 250, says: '2.0.0 Taken.' };
  const lmtp = startLmtp({
    settings,
    deliver: async (mail) => {
      taken.push(mail);
      return verdict;
    },
    logger: createLogger({ name: 'test', level: 'silent' }),
  });
  const other = gatewayWith(settings);
  onTestFinished(() => other.close());
  await expect.poll(lmtp.isListening, { timeout: 20_000 }).toBe(true);
  expect((await send('Thank you!', HERE, other)).statusCode).toBe(303);
  expect(taken).toMatchObject([{ sender: 'ana@example.org', recipient: REPLY_TO }]);
  verdict = { code: 550, says: '5.6.0 We found no new words in your email.' };
  expect((await send('Words', HERE, other)).body).toContain('We found no new words in your email.');
  await lmtp.stop();
  expect((await send('Words', HERE, other)).body).toContain('The answer was not taken');
});
