import * as z from 'zod/mini';

// Schemas for text that one person types and others see. Invisible characters, and those that reverse text
// direction, can disguise one text as another in a list, mail, log or terminal.

/**
 * Control, line-end and formatting characters: direction marks, the soft hyphen, zero-width spaces and tags.
 * The two joiners are allowed, since Persian and Indic names need them.
 */
const UNSEEN_IN_LINES = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Same set for multi-line texts, where line ends and emoji tags are allowed. */
const UNSEEN_IN_TEXTS = /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

const NO_UNSEEN = 'Please use letters, digits and signs only';

/** Line ends, which could inject a header where a line becomes part of a mail. */
const LINE_ENDS = /[\n\r]/;

export interface TypedText {
  /** Maximum length in characters. */
  readonly most: number;
  /** Error message for an empty text; if absent, the text may be empty. */
  readonly missing?: string;
}

/** Formats `2,000`. The platform's formatter takes milliseconds to start, and every page loads contracts. */
const withCommas = (count: number): string =>
  count < 2_000 ? `${count}` : `${count}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

const checksOf = (unseen: RegExp, { most, missing }: TypedText) => [
  z.trim(),
  ...(missing === undefined ? [] : [z.minLength(1, missing)]),
  z.maxLength(most, `Please use ${withCommas(most)} letters at most`),
  z.refine<string>((text) => !unseen.test(text), NO_UNSEEN),
];

/** Single line, such as a name or a place. */
export const typedLine = (options: TypedText) =>
  z.string().check(
    z.refine((text) => !LINE_ENDS.test(text.trim()), {
      error: 'Please write this on one line',
      abort: true,
    }),
    ...checksOf(UNSEEN_IN_LINES, options),
  );

/** Several lines. */
export const typedText = (options: TypedText) =>
  z.string().check(...checksOf(UNSEEN_IN_TEXTS, options));
