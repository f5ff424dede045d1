/** A report of a mail server on the delivery of a mail (RFC 3464). */
export interface DeliveryReport {
  /** The text of each part `message/delivery-status`. */
  readonly statuses: readonly string[];
  /** Values of a header of the mail, by its name in lower case. */
  readonly header: (name: string) => readonly string[];
}

const FIELD = /^([a-z-]+)[ \t]*:[ \t]*(.*)$/i;

/**
 * Whether a mail could not be delivered, and never will be. A delay, or a delivery, is none of it; and
 * a report that gives no status is believed when it names the recipients that failed, as Exim's do.
 */
export const isBounce = ({ statuses, header }: DeliveryReport): boolean =>
  statuses.some((status) => recipientsOf(status).some(hasFailed)) ||
  (statuses.length === 0 && header('x-failed-recipients').some((value) => value.trim() !== ''));

type Fields = ReadonlyMap<string, string>;

/** Blocks of fields are divided by empty lines. The first is about the mail as a whole. */
const recipientsOf = (status: string): readonly Fields[] =>
  status
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => new Map(block.split('\n').flatMap(fieldIn)))
    .filter((fields) => fields.has('action'));

const fieldIn = (line: string): readonly (readonly [string, string])[] => {
  const [, name, value] = FIELD.exec(line) ?? [];
  return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()]];
};

const hasFailed = (fields: Fields): boolean =>
  /^failed\b/i.test(fields.get('action') ?? '') && /^(?:5\.|$)/.test(fields.get('status') ?? '');
