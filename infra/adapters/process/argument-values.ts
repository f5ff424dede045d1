import { z } from 'zod';
import { shown } from './command-line.ts';

/**
 * Parsers for arguments and environment variables. The error for a wrong value says what it is not and what
 * to use: "2026-13-01 is no day; use YYYY-MM-DD".
 */

/** Accepts a text that `read` can parse; `read` returns undefined for any other. */
export const readable = <Value>(
  noun: string,
  hint: string,
  read: (text: string) => Value | undefined,
) =>
  z
    .string()
    .transform((text, context) => {
      const value = read(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: `${shown(text)} is ${noun}; use ${hint}` });
      return z.NEVER;
    })
    .describe(hint);

/** Calendar day, as text. */
export const day = readable('no day', 'YYYY-MM-DD', (text) =>
  z.iso.date().safeParse(text).success ? text : undefined,
);

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Whole number in digits. */
export const wholeNumber = ({ least, most }: Range) =>
  readable(
    `no whole number from ${inDigits(least)} to ${inDigits(most)}`,
    'one in digits, without commas',
    (text) => {
      const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      return number >= least && number <= most ? number : undefined;
    },
  );

const inDigits = (number: number): string =>
  number.toLocaleString('en-US', { useGrouping: number >= 10_000 });

/** Number in digits, optionally with a decimal point. */
export const numberFrom = (least: number) =>
  readable(`no number of at least ${least}`, 'one in digits, such as 2.5', (text) => {
    const number = /^-?\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
    return number >= least ? number : undefined;
  });

const MAX_PORT = 65_535;

/** Port number; 0 picks a free one. */
export const port = readable(
  'no port',
  `a whole number from 0 to ${MAX_PORT} (0 takes a free one)`,
  (text) => {
    const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    return number <= MAX_PORT ? number : undefined;
  },
);

export const oneOf = <const Name extends string>(noun: string, names: readonly Name[]) =>
  readable(noun, names.join(', ').replace(/, ([^,]*)$/, ' or $1'), (text) =>
    names.find((name) => name === text),
  );

/** Text that is not just spaces, trimmed. */
export const words = (hint: string) =>
  readable('no text', hint, (text) => text.trim() || undefined);

export const email = readable('no email address', 'one such as ana@example.org', (text) => {
  const address = text.trim();
  return z.email().safeParse(address).success ? address : undefined;
});

/** Web address, as text. */
export const webAddress = readable(
  'no web address',
  'one that begins with https:// or http://',
  (text) => (/^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined),
);

/** Like `webAddress`, but its error does not quote the value, which may contain a key. */
export const webServer = z.url({
  protocol: /^https?$/,
  error: 'is no web address; use one that begins with https:// or http://',
});

/** Comma-separated values. */
export const listOf = <Value extends z.core.$ZodType<unknown, string>>(value: Value) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(value));
