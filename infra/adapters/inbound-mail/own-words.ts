// The words that a person added in an answer, without the mail that they answer, their signature, and
// the lines that mail programs add. English and Spanish, as the pages are.

export interface OwnWordsOptions {
  /**
   * Our name and our addresses in mails: a line such as "On Monday, Ana wrote:" is a person's own sentence
   * unless it contains one of them or an address, or quoted lines follow it.
   */
  readonly ours: readonly string[];
}

/** Characters read, quotes included: many times the limit of a message. */
const MAX_READ = 200_000;

/** Longer lines are paragraphs, never marks of a mail program. */
const LONGEST_MARK = 400;

/** Lines over which some programs break "On … wrote:". */
const MAX_ATTRIBUTION_LINES = 4;

/** Matches "On Mon, Nov 23, 2026 at 8:00 AM, Hearthway <…> wrote:". */
const ATTRIBUTION = /^(?:On\b.+\bwrote|El\b.+\bescribió|(?:On|El)\b.+\b(?:wrote|escribió)) ?:$/i;

const ATTRIBUTION_START = /^(?:On|El)\b/i;

const ADDRESS = /[^\s<>@]@[^\s<>@]+\.[^\s<>@]/;

const ORIGINAL_MESSAGE =
  /^[-_ ]{2,}\s*(?:original message|original appointment|mensaje original|mensaje enviado)\s*[-_ ]{2,}$/i;

const FORWARDED_MESSAGE =
  /^(?:[-_ ]{2,}\s*)?(?:forwarded message|begin forwarded message|mensaje reenviado|inicio del mensaje reenviado)\s*[-_: ]*$/i;

const FROM_LINE = /^\*?(?:from|de)\*?:\*? ?\S/i;

const HEADER_LINE = /^\*?(?:sent|date|to|cc|subject|enviado(?: el)?|fecha|para|asunto)\*?:\*? ?\S/i;

/** Matches "-- ", which programs put before a signature; some drop the space. */
const SIGNATURE = /^--\s?$/;

const SENT_FROM =
  /^(?:sent (?:from|via|with)|get outlook for|enviado (?:desde|con)|obtener outlook para|obtenga outlook para|descarga(?:r)? outlook para|yahoo mail:)\b.{0,120}$/i;

const SEPARATOR = /^[_\-=*]{5,}$/;

const isBlank = (line: string): boolean => line.trim() === '';

const isQuoted = (line: string): boolean => line.startsWith('>') || line.startsWith('|>');

export const ownWordsIn = (text: string, { ours }: OwnWordsOptions): string => {
  const lines = visible(text.slice(0, MAX_READ)).split('\n');
  const kept: string[] = [];
  let before = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.trimEnd() ?? '';
    if (isQuoted(line)) continue;
    if (SIGNATURE.test(line)) {
      // Quoted lines may follow a signature, and the person's words may follow those.
      at = endOfSignature(lines, at) - 1;
      continue;
    }
    const mark = line.trim();
    if (mark.length <= LONGEST_MARK) {
      const length = attributionAt(lines, at, ours);
      if (length !== undefined) {
        if (!isQuotedNext(lines, at + length)) break;
        at += length - 1;
        continue;
      }
      const isForwarded = FORWARDED_MESSAGE.test(before);
      if (ORIGINAL_MESSAGE.test(mark) || (!isForwarded && isHeaderBlock(lines, at))) break;
    }
    if (mark !== '') before = mark;
    kept.push(line);
  }
  return tidied(withoutFooter(kept));
};

/** Removes invisible characters, and normalizes line ends and spaces. */
const visible = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\u00a0/g, ' ')
    // Removes soft hyphens and zero-width spaces of mail programs, besides controls and direction marks.
    .replace(/(?![\t\n])[\p{Cc}\p{Bidi_Control}\u00ad\u200b\ufeff]/gu, '');

const nextSeen = (lines: readonly string[], from: number): string | undefined =>
  lines.slice(from, from + MAX_ATTRIBUTION_LINES).find((line) => !isBlank(line));

const isQuotedNext = (lines: readonly string[], from: number): boolean => {
  const next = nextSeen(lines, from);
  return next !== undefined && isQuoted(next);
};

/** Returns the number of lines from here that name the author of the quoted mail; undefined for none. */
const attributionAt = (
  lines: readonly string[],
  at: number,
  ours: readonly string[],
): number | undefined => {
  if (!ATTRIBUTION_START.test(lines[at]?.trim() ?? '')) return undefined;
  for (let length = 1; length <= MAX_ATTRIBUTION_LINES; length += 1) {
    const joined = lines
      .slice(at, at + length)
      .map((line) => line.trim())
      .join(' ');
    if (joined.length > LONGEST_MARK || isBlank(lines[at + length - 1] ?? '')) return undefined;
    if (!ATTRIBUTION.test(joined)) continue;
    const isOfAMail =
      ADDRESS.test(joined) ||
      ours.some((name) => joined.toLowerCase().includes(name.toLowerCase())) ||
      isQuotedNext(lines, at + length);
    return isOfAMail ? length : undefined;
  }
  return undefined;
};

/** Whether Outlook's header block of the quoted mail starts here. */
const isHeaderBlock = (lines: readonly string[], at: number): boolean => {
  if (!FROM_LINE.test(lines[at]?.trim() ?? '')) return false;
  const next = lines.slice(at + 1, at + 6).filter((line) => HEADER_LINE.test(line.trim()));
  return next.length >= 2;
};

/** Returns the end of a signature, which is where quoted lines begin. */
const endOfSignature = (lines: readonly string[], at: number): number => {
  let end = at + 1;
  while (end < lines.length && !isQuoted(lines[end] ?? '')) end += 1;
  return end;
};

/** Removes "Sent from my phone" and lines of dashes at the end. */
const withoutFooter = (lines: readonly string[]): readonly string[] => {
  let end = lines.length;
  while (end > 0 && isFooter(lines[end - 1]?.trim() ?? '')) end -= 1;
  return lines.slice(0, end);
};

const isFooter = (line: string): boolean =>
  line === '' || SENT_FROM.test(line) || SEPARATOR.test(line);

const tidied = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
