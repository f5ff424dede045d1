import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import type { SitePage } from './page.fixture.ts';

/** A piece of text on a sheet, in inches from its lower left. */
interface PrintedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Sheet = readonly PrintedText[];

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Prints HTML of this address to PDF, on US Letter, and reads it back. */
    readonly print: (html: string) => Promise<{
      readonly sheets: readonly Sheet[];
      readonly words: readonly string[];
      readonly fields: readonly string[];
    }>;
  }
}

/** Inches: letters may reach a little over the place that a font gives them. */
const TOLERANCE = 0.02;
const EDGES = { left: 0.5, right: 8, bottom: 0.5, top: 10.5 };

/** The page as it is now, without its scripts, which would start over. */
const htmlOf = ({ document }: SitePage): string => {
  const { outerHTML } = document().documentElement;
  return `<!doctype html>${outerHTML.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')}`;
};

const placesOutside = (sheets: readonly Sheet[]): readonly string[] =>
  sheets
    .flat()
    .filter(
      ({ x, y, width }) =>
        x < EDGES.left - TOLERANCE ||
        x + width > EDGES.right + TOLERANCE ||
        y < EDGES.bottom - TOLERANCE ||
        y > EDGES.top + TOLERANCE,
    )
    .map(({ text }) => text);

const overlap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.min(to, otherTo) - Math.max(from, otherFrom);

/** By more than letters of neighboring lines touch. */
const isOverprinted = (one: PrintedText, other: PrintedText): boolean =>
  overlap(one.x, one.x + one.width, other.x, other.x + other.width) > 2 * TOLERANCE &&
  overlap(one.y, one.y + one.height, other.y, other.y + other.height) >
    Math.min(one.height, other.height) / 2;

const overprints = (sheets: readonly Sheet[]): readonly string[] =>
  sheets.flatMap((sheet) =>
    sheet.flatMap((one, index) =>
      sheet
        .slice(index + 1)
        .filter((other) => isOverprinted(one, other))
        .map((other) => `${one.text} / ${other.text}`),
    ),
  );

/** A word may be broken over lines. */
const together = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u00ad-]+/g, '');

interface Paper {
  /** Text of each sheet. */
  readonly sheets: readonly string[];
}

/**
 * Prints a page to PDF and reads it back. Expects that it has no fields, that all of its text is on
 * paper, that none of it reaches over an edge, and that nothing is printed over something else.
 */
export const printed = async (page: SitePage): Promise<Paper> => {
  const waiting = () => page.document().querySelectorAll('.animate-breathe, .animate-spin').length;
  await expect.poll(waiting, { message: 'All of the page is there.' }).toBe(0);
  const { sheets, words, fields } = await commands.print(htmlOf(page));
  const all = together(sheets.flatMap((sheet) => sheet.map(({ text }) => text)).join(''));
  expect(fields).toEqual([]);
  expect(words.filter((word) => !all.includes(together(word)))).toEqual([]);
  expect(placesOutside(sheets)).toEqual([]);
  expect(overprints(sheets)).toEqual([]);
  return { sheets: sheets.map((sheet) => sheet.map(({ text }) => text).join(' ')) };
};
