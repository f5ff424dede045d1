import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../process/free-port.ts';

/** Response of the server to a recipient, or to a complete mail. */
interface SmtpAnswer {
  /** SMTP code such as 450 or 550. */
  readonly code: number;
  readonly at: 'recipient' | 'end';
}

interface ReceivedMail {
  /** Sender of the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  readonly email: Email;
}

/** Real in-process mail server for tests. */
export interface SmtpUnderTest {
  readonly url: string;
  /** Accepted mails, in order. */
  readonly received: readonly ReceivedMail[];
  /** Sets the refusal from now on; undefined accepts everything again. */
  readonly refuse: (answer: SmtpAnswer | undefined) => void;
  /** Stops listening. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

export const startSmtpUnderTest = async (): Promise<SmtpUnderTest> => {
  const received: ReceivedMail[] = [];
  let refusal: SmtpAnswer | undefined;
  const refusedAt = (at: SmtpAnswer['at']): Error | null =>
    refusal?.at === at
      ? Object.assign(new Error('No mail for this one.'), { responseCode: refusal.code })
      : null;

  const create = (): SMTPServer =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: (_address, _session, done) => done(refusedAt('recipient')),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const refused = refusedAt('end');
          if (refused !== null) return done(refused);
          PostalMime.parse(Buffer.concat(chunks)).then((email) => {
            const { mailFrom } = envelope;
            const from = mailFrom === false ? '' : mailFrom.address;
            received.push({ from, to: envelope.rcptTo.map(({ address }) => address), email });
            done();
          }, done);
        });
      },
    });
  const port = await freePort();
  let server: SMTPServer | undefined;
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const starting = create();
      starting.on('error', reject);
      starting.listen(port, '127.0.0.1', resolve);
      server = starting;
    });
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (answer) => {
      refusal = answer;
    },
    stop: () =>
      new Promise((resolve) => {
        if (server === undefined) return resolve();
        server.close(resolve);
      }),
    start,
  };
};
