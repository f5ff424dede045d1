import { createHash } from 'node:crypto';
import { type ParsedMail, simpleParser } from 'mailparser';
import { isAutomatic } from './automatic.ts';
import { isBounce } from './bounce.ts';
import { type OwnWordsOptions, ownWordsIn } from './own-words.ts';

/** Maximum size of a mail. */
export const MAX_MAIL_BYTES = 1024 * 1024;

/** More parts than a person's mail ever has. */
const MAX_PARTS = 100;

const MAX_HEAD_BYTES = 64 * 1024;

/** Width at which the parser breaks lines of HTML. */
const HTML_LINE = 80;

/** Placeholder of the parser for an inline picture. */
const PICTURE = /\[(?:cid|data):[^\]\s]{1,200}\]/g;

/** Fields of a mail that matter to a thread. All of them are untrusted input. */
export interface InboundMail {
  /** Id that stays the same when the mail is delivered again. */
  readonly id: string;
  /** Single address in its `From` header; undefined for none or several. */
  readonly from: string | undefined;
  readonly subject: string;
  /** `automatic` mails are neither accepted nor answered. */
  readonly nature: 'written' | 'automatic' | 'bounce';
  /** Text without quotes and signatures. Empty where nothing remains. */
  readonly words: string;
  /** Number of attached files, which are discarded. */
  readonly files: number;
}

export interface ReadMailOptions extends OwnWordsOptions {
  /** Sender of the envelope, empty for none; undefined where it is unknown. */
  readonly envelopeSender: string | undefined;
}

/** Returns undefined for bytes that are not a mail. Never rejects. */
export const readMail = async (
  raw: Buffer,
  { envelopeSender, ours }: ReadMailOptions,
): Promise<InboundMail | undefined> => {
  const parsed = await simpleParser(raw, {
    checksumAlgo: false,
    ignoreEmbedded: true,
    keepCidLinks: true,
    keepDeliveryStatus: true,
    maxChildNodes: MAX_PARTS,
    maxHeadSize: MAX_HEAD_BYTES,
    skipHtmlToText: true,
    skipTextToHtml: true,
  }).catch(() => undefined);
  if (parsed === undefined || parsed.headerLines === undefined) return undefined;
  const header = headersOf(parsed);
  const subject = lineOf(parsed.subject ?? '');
  const text = await textOf(parsed);
  const from = senderOf(parsed);
  const statuses = parsed.attachments
    .filter(({ contentType }) => /^message\/(?:global-)?delivery-status$/i.test(contentType))
    .map(({ content }) => content.toString('latin1'));
  const isOfServer = isAutomatic({ header, envelopeSender, from, subject, text });
  return {
    id: idOf(raw, parsed),
    from,
    subject,
    nature: natureOf({ isOfServer, isBounce: isBounce({ statuses, header }) }),
    words: ownWordsIn(text, { ours }),
    files: parsed.attachments.filter(isFile).length,
  };
};

/** Bounces are checked first, since their reports are automatic as well. */
const natureOf = ({
  isOfServer,
  isBounce: hasBounced,
}: {
  readonly isOfServer: boolean;
  readonly isBounce: boolean;
}): InboundMail['nature'] => {
  if (!isOfServer) return 'written';
  return hasBounced ? 'bounce' : 'automatic';
};

const headersOf = ({ headerLines }: ParsedMail) => {
  const values = Map.groupBy(headerLines, ({ key }) => key);
  return (name: string): readonly string[] =>
    (values.get(name) ?? []).map(({ line }) =>
      line.slice(line.indexOf(':') + 1).replace(/\r?\n[ \t]+/g, ' '),
    );
};

/**
 * Rejects two `From` headers: this side would use the first, while the server that checked the mail may have
 * used the other.
 */
const senderOf = ({ from, headerLines }: ParsedMail): string | undefined => {
  if (headerLines.filter(({ key }) => key === 'from').length > 1) return undefined;
  const [first, ...others] = from?.value ?? [];
  return others.length === 0 ? first?.address : undefined;
};

const LONGEST_SUBJECT = 200;

const lineOf = (subject: string): string =>
  subject
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT);

/** Returns the mail's id, or a hash of the mail below the lines that servers add on its way. */
const idOf = (raw: Buffer, { messageId, date, from, subject }: ParsedMail): string => {
  const id = messageId?.trim();
  if (id !== undefined && id !== '') return id;
  const body = raw.subarray(Math.max(0, raw.indexOf('\r\n\r\n')));
  return createHash('sha256')
    .update(JSON.stringify([date?.toISOString(), from?.text, subject]))
    .update(body)
    .digest('hex');
};

/** Reads HTML only where there is no text. */
const textOf = async ({ text = '', html }: ParsedMail): Promise<string> =>
  text.trim() === '' && html ? unbroken(await textOfHtml(html)) : text;

/** Converts HTML to text. The parser does so only where HTML is the whole mail. */
const textOfHtml = async (html: string): Promise<string> => {
  const mail = `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`;
  const { text = '' } = await simpleParser(mail, { skipTextToHtml: true });
  return text.replace(PICTURE, '');
};

/** Joins lines that were broken only because the next word did not fit. */
const unbroken = (text: string): string =>
  text.split('\n').reduce((joined, line, index, lines) => {
    const before = lines[index - 1] ?? '';
    const [word = ''] = line.split(' ');
    const isBroken = before !== '' && word !== '' && before.length + 1 + word.length > HTML_LINE;
    return `${joined}${index === 0 ? '' : isBroken ? ' ' : '\n'}${line}`;
  }, '');

/**
 * Whether a person attached it, unlike pictures of a signature, copies of invitations and digital signatures.
 */
const isFile = ({ contentType, related }: ParsedMail['attachments'][number]): boolean =>
  related !== true &&
  !/^(?:application\/(?:pgp|(?:x-)?pkcs7)-signature|message\/(?:global-)?delivery-status)$/i.test(
    contentType,
  );
