import type { Logger } from '../logging/logger.ts';
import { type InboundSettings, readInboundSettings } from './inbound-settings.ts';
import { type Deliver, type LmtpListener, startLmtp } from './lmtp.ts';
import type { ReplyAddress } from './reply-address.ts';

/** Receiver of answers by mail. */
export interface Inbound {
  readonly replyAddress: ReplyAddress;
  /** Secret of a mail service that posts mails; undefined for LMTP. */
  readonly secret: string | undefined;
  /** Starts to accept mails. */
  readonly start: (deliver: Deliver) => void;
  /** Whether mails can be accepted; false while another process listens, for example. */
  readonly isTaking: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Returns undefined where unset. Throws a one-sentence error for a setting that cannot work. */
export const createInbound = (
  environment: Parameters<typeof readInboundSettings>[0],
  logger: Pick<Logger, 'info' | 'warn'>,
): Inbound | undefined => {
  const settings = readInboundSettings(environment);
  return settings && inboundOf(settings, logger);
};

export const inboundOf = (
  settings: InboundSettings,
  logger: Pick<Logger, 'info' | 'warn'>,
): Inbound => {
  const { replyAddress } = settings;
  if (settings.by === 'webhook')
    return {
      replyAddress,
      secret: settings.secret,
      start: () => {},
      isTaking: () => true,
      stop: async () => {},
    };
  let listener: LmtpListener | undefined;
  return {
    replyAddress,
    secret: undefined,
    start: (deliver) => {
      listener ??= startLmtp({ settings, deliver, logger });
    },
    isTaking: () => listener?.isListening() ?? false,
    stop: async () => listener?.stop(),
  };
};
