import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Logger } from '../logging/logger.ts';
import { wait } from '../process/wait.ts';
import type { LmtpSettings } from './inbound-settings.ts';
import { MAX_MAIL_BYTES } from './read-mail.ts';
import { tokenIn } from './reply-address.ts';

/** Mail as a mail server delivers it. */
export interface DeliveredMail {
  readonly raw: Buffer;
  /** Sender of the envelope; empty for none. */
  readonly sender: string;
  /** One of our addresses. */
  readonly recipient: string;
}

/** Response to the mail server: 2xx accepts the mail, 4xx lets it retry, 5xx tells the sender why. */
export interface Verdict {
  readonly code: 250 | 450 | 452 | 550 | 552;
  /** One line in ASCII, which the sender may read. */
  readonly says: string;
}

export type Deliver = (mail: DeliveredMail) => Promise<Verdict>;

export interface LmtpOptions {
  readonly settings: LmtpSettings;
  readonly deliver: Deliver;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
}

export interface LmtpListener {
  /** False while another process holds the address. */
  readonly isListening: () => boolean;
  /** Waits for mails in progress. */
  readonly stop: () => Promise<void>;
}

/** A thread has one address, and a mail goes to one thread. */
const MAX_RECIPIENTS = 10;
const MAX_CLIENTS = 20;
const SILENT_MS = 30_000;
const CLOSE_WITHIN_MS = 2_000;
const TRY_AGAIN_MS = 1_000;

const TOO_LARGE: Verdict = {
  code: 552,
  says: '5.3.4 Your mail is larger than 1 MB. / Su correo supera 1 MB.',
};

const NOT_NOW: Verdict = { code: 450, says: '4.3.0 Please try again later.' };

/**
 * Receives mails from a mail server (LMTP, RFC 2033) until it is stopped. While another process holds the
 * address, as during a deployment, it waits.
 */
export const startLmtp = ({ settings, deliver, logger }: LmtpOptions): LmtpListener => {
  const { host, port, replyAddress } = settings;
  const stopping = new AbortController();
  let server: SMTPServer | undefined;
  let isListening = false;

  const create = (): SMTPServer =>
    new SMTPServer({
      lmtp: true,
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      size: MAX_MAIL_BYTES,
      maxClients: MAX_CLIENTS,
      maxRecipients: MAX_RECIPIENTS,
      socketTimeout: SILENT_MS,
      closeTimeout: CLOSE_WITHIN_MS,
      onRcptTo: ({ address }, _session, done) =>
        done(tokenIn(replyAddress, address) === undefined ? refusal(UNKNOWN) : null),
      onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
        const sender = mailFrom === false ? '' : mailFrom.address;
        const take = async (): Promise<readonly Verdict[]> => {
          const raw = await bytesOf(stream);
          if (raw === undefined) return rcptTo.map(() => TOO_LARGE);
          const verdicts: Verdict[] = [];
          // Sequential, since two addresses of one thread are one mail.
          for (const { address: recipient } of rcptTo)
            verdicts.push(await deliver({ raw, sender, recipient }));
          return verdicts;
        };
        take().then(
          (verdicts) => done(null, verdicts.map(answerOf)),
          (error: unknown) => {
            logger.warn({ err: error }, 'A mail could not be taken, and comes again.');
            done(refusal(NOT_NOW));
          },
        );
      },
    });

  const listen = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const starting = create();
      const failed = await listening(starting, { host, port });
      if (failed === undefined) {
        // Includes connection errors, whose text may contain an address.
        starting.on('error', (error: NodeJS.ErrnoException) =>
          logger.warn({ code: error.code }, 'A mail server broke off.'),
        );
        server = starting;
        isListening = true;
        return;
      }
      if (failed.code !== 'EADDRINUSE') logger.warn({ err: failed }, 'No mails can be taken yet.');
      await wait(TRY_AGAIN_MS, stopping.signal);
    }
  };
  const started = listen();
  return {
    isListening: () => isListening,
    stop: async () => {
      stopping.abort();
      await started;
      isListening = false;
      await new Promise<void>((resolve) => {
        if (server === undefined) resolve();
        else server.close(resolve);
      });
    },
  };
};

const UNKNOWN: Verdict = { code: 550, says: '5.1.1 There is no such address here.' };

const refusal = ({ code, says }: Verdict): Error =>
  Object.assign(new Error(says), { responseCode: code });

const answerOf = (verdict: Verdict): string | Error =>
  verdict.code === 250 ? verdict.says : refusal(verdict);

/** Returns undefined for a mail that is too large, and buffers no more than the limit. */
const bytesOf = async (stream: SMTPServerDataStream): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks.length = 0;
    else if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  }
  return stream.sizeExceeded ? undefined : Buffer.concat(chunks);
};

/** Resolves with undefined once it listens, or with the reason why it does not. */
const listening = (
  server: SMTPServer,
  address: { readonly host: string; readonly port: number },
): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(address, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });
