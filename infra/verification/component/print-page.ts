import type { BrowserContext, Page } from '@playwright/test';
import { extractTextItems } from 'unpdf';
import { z } from 'zod';

/** A piece of text on a sheet. Inches from the sheet's lower left. */
interface PrintedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Printed {
  readonly sheets: readonly (readonly PrintedText[])[];
  /** Words that are on the page when it is prepared for paper. */
  readonly words: readonly string[];
  /** Fields that would be printed, by their tag. */
  readonly fields: readonly string[];
}

/** US Letter with half an inch on each side. */
const SHEET = { width: 8.5, height: 11, margin: 0.5 };

const POINTS_PER_INCH = 72;

/** The page as paper shows it: for screen readers alone there is nothing on it. */
const READ = `(() => {
  for (const hidden of document.querySelectorAll('.sr-only')) hidden.remove();
  const fields = [...document.querySelectorAll('select, input, textarea')];
  return {
    words: document.body.innerText.split(/\\s+/).filter((word) => word !== ''),
    fields: fields.filter((field) => field.checkVisibility()).map((field) => field.tagName),
  };
})()`;

const readSchema = z.object({ words: z.array(z.string()), fields: z.array(z.string()) });

/**
 * Prints a page to PDF and reads it back.
 *
 * @param html The page as it is now, without scripts.
 */
export const printPage = async (
  { context, page }: { readonly context: BrowserContext; readonly page: Page },
  html: string,
): Promise<Printed> => {
  const paper = await context.newPage();
  try {
    const address = new URL('/testing/paper', page.url()).href;
    await paper.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await paper.emulateMedia({ media: 'print' });
    await paper.goto(address, { waitUntil: 'load' });
    await paper.evaluate('document.fonts.ready.then(() => undefined)');
    const { words, fields } = readSchema.parse(await paper.evaluate(READ));
    const margin = `${SHEET.margin}in`;
    const pdf = await paper.pdf({
      width: `${SHEET.width}in`,
      height: `${SHEET.height}in`,
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    });
    const { items } = await extractTextItems(new Uint8Array(pdf));
    const inches = (points: number) => points / POINTS_PER_INCH;
    return {
      words,
      fields,
      sheets: items.map((sheet) =>
        sheet
          .filter(({ str }) => str.trim() !== '')
          .map(({ str, x, y, width, height }) => ({
            text: str,
            x: inches(x),
            y: inches(y),
            width: inches(width),
            height: inches(height),
          })),
      ),
    };
  } finally {
    await paper.close();
  }
};
