import { createHash } from 'node:crypto';
import { type ParsedMail, simpleParser } from 'mailparser';
import { isAutomatic } from './automatic.ts';
import { isBounce } from './bounce.ts';
import { type OwnWordsOptions, ownWordsIn } from './own-words.ts';

/** Largest mail that is taken. */
export const MAX_MAIL_BYTES = 1024 * 1024;

/** More parts than any mail of a person has. */
const MAX_PARTS = 100;

const MAX_HEAD_BYTES = 64 * 1024;

/** Width at which the parser breaks lines of HTML. */
const HTML_LINE = 80;

/** As the parser names a picture of the mail. */
const PICTURE = /\[(?:cid|data):[^\]\s]{1,200}\]/g;

/** A mail as far as it matters to a thread. All of it was written by a stranger. */
export interface InboundMail {
  /** The same each time that the mail is delivered. */
  readonly id: string;
  /** The one address that it says it is from; undefined where it names none, or several. */
  readonly from: string | undefined;
  readonly subject: string;
  /** `automatic` is neither taken nor answered. */
  readonly nature: 'written' | 'automatic' | 'bounce';
  /** Words without quotes and signatures. Empty where nothing remains. */
  readonly words: string;
  /** Files that came with it, which are not kept. */
  readonly files: number;
}

export interface ReadMailOptions extends OwnWordsOptions {
  /** Sender of the envelope, empty for none; undefined where it is not known. */
  readonly envelopeSender: string | undefined;
}

/** Undefined for bytes that are no mail. Never rejects. */
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

/** A report of a bounce is automatic as well. */
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

/** Refuses two `From` headers: this side would believe the first, the server that checked the mail perhaps the other. */
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

/**
 * Returns its id; for a mail that has none, a hash of the mail below the lines that servers add on
 * its way.
 */
const idOf = (raw: Buffer, { messageId, date, from, subject }: ParsedMail): string => {
  const id = messageId?.trim();
  if (id !== undefined && id !== '') return id;
  const body = raw.subarray(Math.max(0, raw.indexOf('\r\n\r\n')));
  return createHash('sha256')
    .update(JSON.stringify([date?.toISOString(), from?.text, subject]))
    .update(body)
    .digest('hex');
};

/** HTML is read only where there is no text. */
const textOf = async ({ text = '', html }: ParsedMail): Promise<string> =>
  text.trim() === '' && html ? unbroken(await textOfHtml(html)) : text;

/** The parser turns HTML into text where it is the whole of a mail. */
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

/** Pictures of a signature, invitations' copies and digital signatures are no files of a person. */
const isFile = ({ contentType, related }: ParsedMail['attachments'][number]): boolean =>
  related !== true &&
  !/^(?:application\/(?:pgp|(?:x-)?pkcs7)-signature|message\/(?:global-)?delivery-status)$/i.test(
    contentType,
  );
