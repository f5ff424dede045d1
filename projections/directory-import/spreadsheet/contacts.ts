import { formatPhone } from '@hearthway/domain/directory/phone.ts';
import { z } from 'zod';

export interface Phones {
  readonly phone: string | null;
  /** Other numbers and the extension as text: "(919) 555-0199, ext. 25". */
  readonly more: readonly string[];
}

/** Parses the numbers of a cell: "919-555-0100 ext. 25, 1-866-555-0199". */
export const readPhones = (text: string): Phones => {
  const [phone = null, ...others] = new Set(
    text
      .replaceAll(EXTENSION, ' ')
      .split(/[,;/\n]|\bor\b|\band\b/i)
      .map(formatPhone)
      .filter((number) => number !== null),
  );
  const extensions =
    phone === null
      ? []
      : Array.from(text.matchAll(EXTENSION), ([, apart, joined]) => `ext. ${apart ?? joined}`);
  return { phone, more: [...extensions, ...others] };
};

const EXTENSION = /,?\s*\b(?:extension|ext?|x)\b\.?\s*(\d[\d/]*)|,?\s*\b(?:ext?|x)(\d+)/gi;

export const readEmails = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((part) => part.replaceAll(/\p{C}/gu, ''))
      .filter((part) => z.email().safeParse(part).success),
  ),
];

/** Returns the first web address of a cell, with or without https://; null if there is none. */
export const readWebsite = (text: string): string | null => {
  for (const part of text
    .replaceAll(/\p{C}/gu, ' ')
    .trim()
    .split(/[\s,]+/)) {
    const address = URL.parse(/^https?:\/\//i.test(part) ? part : `https://${part}`);
    if (address !== null && /^[\w-]+(\.[\w-]+)+$/.test(address.hostname))
      return address.pathname === '/' && address.search === '' && address.hash === ''
        ? address.origin
        : address.href;
  }
  return null;
};
