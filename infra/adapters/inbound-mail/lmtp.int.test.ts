import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { freePort } from '../process/free-port.ts';
import { handOver } from './lmtp.fixture.ts';
import { type DeliveredMail, type LmtpListener, startLmtp, type Verdict } from './lmtp.ts';
import { MAX_MAIL_BYTES } from './read-mail.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const TO = `reply+${TOKEN}@example.org`;
const TAKEN: Verdict = { code: 250, says: '2.0.0 Taken.' };

const started: LmtpListener[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map(({ stop }) => stop()));
});

interface Started {
  readonly port: number;
  readonly taken: readonly DeliveredMail[];
  readonly listener: LmtpListener;
}

const start = async (
  answer: (mail: DeliveredMail) => Verdict | Promise<Verdict> = () => TAKEN,
  givenPort?: number,
): Promise<Started> => {
  const port = givenPort ?? (await freePort());
  const taken: DeliveredMail[] = [];
  const listener = startLmtp({
    settings: {
      by: 'lmtp',
      host: '127.0.0.1',
      port,
      replyAddress: { local: 'reply', domain: 'example.org' },
    },
    deliver: async (mail) => {
      taken.push(mail);
      return answer(mail);
    },
    logger: createLogger({ name: 'test', level: 'silent' }),
  });
  started.push(listener);
  return { port, taken, listener };
};

const untilListening = ({ listener }: Started) =>
  expect.poll(() => listener.isListening(), { timeout: 20_000 }).toBe(true);

const send = (port: number, { to = TO }: { readonly to?: string | string[] }) =>
  handOver(port, { to });

test('a mail arrives as it was sent, with its envelope', async () => {
  const lmtp = await start();
  await untilListening(lmtp);
  await send(lmtp.port, {});
  expect(lmtp.taken).toMatchObject([{ sender: 'ana@example.org', recipient: TO }]);
  expect(lmtp.taken[0]?.raw.toString()).toContain('Thank you!');
});

test('an address that is not ours is refused before its mail is read', async () => {
  const lmtp = await start();
  await untilListening(lmtp);
  await expect(send(lmtp.port, { to: 'ben@example.org' })).rejects.toMatchObject({
    responseCode: 550,
  });
  expect(lmtp.taken).toEqual([]);
});

test('a mail that is too large is refused, and the next one is taken', async () => {
  const lmtp = await start();
  await untilListening(lmtp);
  const socket = connect(lmtp.port, '127.0.0.1').setEncoding('utf8');
  let said = '';
  socket.on('data', (chunk: string) => {
    said += chunk;
  });
  const until = (words: string) => expect.poll(() => said, { timeout: 20_000 }).toContain(words);
  await until('220 ');
  // Its size is not told beforehand.
  socket.write(`LHLO here\r\nMAIL FROM:<ana@example.org>\r\nRCPT TO:<${TO}>\r\nDATA\r\n`);
  await until('354 ');
  const line = `${'a'.repeat(70)}\r\n`;
  socket.write(`Subject: a\r\n\r\n${line.repeat(Math.ceil(MAX_MAIL_BYTES / 70))}.\r\n`);
  await until('larger than 1 MB. / Su correo supera 1 MB.');
  socket.destroy();
  expect(lmtp.taken).toEqual([]);
  await send(lmtp.port, {});
  expect(lmtp.taken).toHaveLength(1);
});

test('each recipient has an answer of its own', async () => {
  const lmtp = await start(({ recipient }) =>
    recipient === TO ? TAKEN : { code: 550, says: '5.6.0 There were no words in it.' },
  );
  await untilListening(lmtp);
  const sent = await send(lmtp.port, { to: [TO, 'reply@example.org'] });
  expect(sent).toMatchObject({ accepted: [TO], rejected: ['reply@example.org'] });
});

test('of thousands of recipients, only the first are taken', async () => {
  const lmtp = await start();
  await untilListening(lmtp);
  const to = Array.from(
    { length: 2_000 },
    (_, index) => `reply+${index.toString(16).padStart(32, '0')}@example.org`,
  );
  const sent = await send(lmtp.port, { to });
  expect(sent.accepted).toHaveLength(10);
  expect(sent.rejected).toHaveLength(1_990);
});

test('while it cannot be dealt with, a mail is to come again', async () => {
  const lmtp = await start(() => {
    throw new Error('The event store does not answer.');
  });
  await untilListening(lmtp);
  expect(await send(lmtp.port, {})).toMatchObject({
    accepted: [],
    rejectedErrors: [{ responseCode: 450 }],
  });
});

test('a second process waits for the address until the first has stopped', async () => {
  const first = await start();
  await untilListening(first);
  const second = await start(undefined, first.port);
  await send(first.port, {});
  expect(second.listener.isListening()).toBe(false);
  await first.listener.stop();
  await untilListening(second);
  await send(second.port, {});
  expect([first.taken.length, second.taken.length]).toEqual([1, 1]);
});

test('one that never got the address stops as well', async () => {
  const first = await start();
  await untilListening(first);
  const second = await start(undefined, first.port);
  await second.listener.stop();
  expect(second.listener.isListening()).toBe(false);
});

test('a connection that breaks off in the middle of a mail leaves nothing', async () => {
  const lmtp = await start();
  await untilListening(lmtp);
  const socket = connect(lmtp.port, '127.0.0.1');
  await once(socket, 'data');
  socket.write(`LHLO here\r\nMAIL FROM:<a@example.org>\r\nRCPT TO:<${TO}>\r\nDATA\r\nSubject: a`);
  await once(socket, 'data');
  socket.destroy();
  await send(lmtp.port, {});
  expect(lmtp.taken).toHaveLength(1);
  expect(lmtp.taken[0]?.raw.toString()).toContain('Thank you!');
});
