/** Report of a mail server on the delivery of a mail (RFC 3464). */
export interface DeliveryReport {
  /** Texts of the parts `message/delivery-status`. */
  readonly statuses: readonly string[];
  /** Returns the values of a header of the mail, by its name in lower case. */
  readonly header: (name: string) => readonly string[];
}

const FIELD = /^([a-z-]+)[ \t]*:[ \t]*(.*)$/i;

/**
 * Whether a mail could not be delivered, permanently. A delay or a delivery is no bounce; a report without a
 * status is believed when it names the failed recipients, as Exim's does.
 */
export const isBounce = ({ statuses, header }: DeliveryReport): boolean =>
  statuses.some((status) => recipientsOf(status).some(hasFailed)) ||
  (statuses.length === 0 && header('x-failed-recipients').some((value) => value.trim() !== ''));

type Fields = ReadonlyMap<string, string>;

/** Splits a status into blocks at empty lines. The first block is about the mail as a whole. */
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
