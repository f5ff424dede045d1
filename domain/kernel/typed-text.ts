import * as z from 'zod/mini';

// Text that a person types and others see. Characters that are not seen, or that turn the direction of
// those around them, let a text pass for another: in a list, a mail, a log or a terminal.

/**
 * Controls, line ends, and formatting characters: direction marks, the soft hyphen, zero-width spaces
 * and tags. Allowed are the two joiners, which Persian and Indic names need.
 */
const UNSEEN_IN_LINES = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The same where lines end, and where emoji are made of tags. */
const UNSEEN_IN_TEXTS = /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

const NO_UNSEEN = 'Please use letters, digits and signs only';

/** Line ends, which would begin another header where a line becomes part of a mail. */
const LINE_ENDS = /[\n\r]/;

export interface TypedText {
  /** In characters. */
  readonly most: number;
  /** Said of an empty text; without it, the text may be empty. */
  readonly missing?: string;
}

/** `2,000`. The formatter of the platform takes milliseconds to start, and every page reads contracts. */
const withCommas = (count: number): string =>
  count < 2_000 ? `${count}` : `${count}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

const checksOf = (unseen: RegExp, { most, missing }: TypedText) => [
  z.trim(),
  ...(missing === undefined ? [] : [z.minLength(1, missing)]),
  z.maxLength(most, `Please use ${withCommas(most)} letters at most`),
  z.refine<string>((text) => !unseen.test(text), NO_UNSEEN),
];

/** One line: a name or a place. */
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
