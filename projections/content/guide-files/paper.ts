import { readFileSync } from 'node:fs';
import { PDFDocument, type StructureElement } from 'pdfkit';
import {
  type Fragment,
  type Line,
  linesOf,
  type Measure,
  type Piece,
  type Style,
} from './lines.ts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 } as const;

const MARGIN = { side: 66, top: 72, bottom: 78 } as const;

/** Colors as dark on paper as on a screen. */
export const COLORS = {
  text: '#1d2f4f',
  soft: '#3d4c67',
  accent: '#1f4e8c',
  line: '#857a63',
  wash: '#e8eef6',
} as const;

const FONTS = { regular: '400-normal', bold: '700-normal', italic: '400-italic' } as const;

const LINE_HEIGHT = 1.45;

/** Distance from the top of a line to its baseline, as a share of its height. */
const BASELINE = 0.7;

export interface PaperOptions {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  /** Passed in instead of read from a clock, so that the same content results in the same bytes. */
  readonly date: Date;
}

/** Bullet or number at the edge of a list, or a checkbox. */
export type Label = Piece | 'box';

interface TextOptions {
  /** Name of its structure element. */
  readonly type: string;
  /** Points from the left margin. */
  readonly indent?: number;
  /** Points that stay free below. */
  readonly gap?: number;
  /** Points of the following content that have to fit on the same page. */
  readonly keepWith?: number;
  /** Title in the outline of the file. */
  readonly outlined?: string;
}

/** Creates pages that fill from the top, with a structure that a screen reader follows. */
export const createPaper = ({ title, subject, author, language, date }: PaperOptions) => {
  // The title is inserted into the file's metadata without escaping.
  if (/[<>&]/.test(title + subject)) throw new Error(`A title has no <, > or &: ${title}`);
  const document = new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    lang: `${language}-US`,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    info: { Title: title, Subject: subject, Author: author, Creator: author, CreationDate: date },
  });
  for (const [name, style] of Object.entries(FONTS)) document.registerFont(name, fontFile(style));
  const root = document.struct('Document');
  document.addStructure(root);
  document.addPage();
  let y: number = MARGIN.top;

  const bottom = PAGE.height - MARGIN.bottom;

  const measure: Measure = (text, { font, size }) =>
    document.font(font).fontSize(size).widthOfString(text);

  const ensure = (height: number): void => {
    if (y + height <= bottom) return;
    document.addPage();
    y = MARGIN.top;
  };

  const element = (type: string, parent: StructureElement, lang?: string): StructureElement => {
    const made = document.struct(type, lang === undefined ? {} : { lang });
    parent.add(made);
    return made;
  };

  const drawFragment = (
    { text, piece: { style } }: Fragment,
    x: number,
    baseline: number,
  ): void => {
    document.font(style.font).fontSize(style.size).fillColor(style.color);
    const options = { lineBreak: false, baseline: 'alphabetic' } as const;
    document.text(text, x, baseline - (style.raisedBy ?? 0), options);
  };

  const artifact = (draw: () => void): void => {
    document.markContent('Artifact', { type: 'Layout' });
    draw();
    document.endMarkedContent();
  };

  /** Draws lines that fit on this page. Text that differs from its surroundings gets its own element. */
  const drawLines = (lines: readonly Line[], block: StructureElement, left: number): void => {
    const own = new Map<Piece, StructureElement>();
    let open: StructureElement | undefined;
    const close = (): void => {
      if (open !== undefined) document.endMarkedContent();
      open = undefined;
    };
    const mark = (target: StructureElement, tag: string): void => {
      if (open === target) return;
      close();
      target.add(document.markStructureContent(tag));
      open = target;
    };
    for (const line of lines) {
      const height = heightOf(line);
      const baseline = y + height * BASELINE;
      let x = left;
      for (const fragment of line) {
        const { piece, text, width } = fragment;
        const tag = tagOf(piece);
        if (tag === undefined) mark(block, 'P');
        else {
          const known = own.get(piece) ?? element(tag, block, piece.language);
          own.set(piece, known);
          mark(known, tag);
        }
        drawFragment(fragment, x, baseline);
        const target = own.get(piece);
        if (tag === 'Link' && target !== undefined) {
          const inkWidth = measure(text.trimEnd(), piece.style);
          if (piece.href !== undefined) underline(x, baseline + 2, inkWidth);
          const area = [x, y, inkWidth, height] as const;
          // The file format requires an object here.
          const options = { structParent: target, Contents: Object(piece.label ?? piece.text) };
          if (piece.place !== undefined) document.goTo(...area, piece.place, options);
          else if (piece.href !== undefined) document.link(...area, piece.href, options);
        }
        x += width;
      }
      y += height;
    }
    close();
    // Ends while this page is open, since a link refers to its page.
    for (const made of own.values()) made.end();
  };

  const underline = (x: number, at: number, width: number): void => {
    document.strokeColor(COLORS.accent).lineWidth(0.6);
    document
      .moveTo(x, at)
      .lineTo(x + width, at)
      .stroke();
  };

  const drawLabel = (label: Label, item: StructureElement, x: number, height: number): void => {
    const made = document.struct('Lbl', label === 'box' ? { actual: '☐' } : {});
    item.add(made);
    made.add(document.markStructureContent('Lbl'));
    if (label === 'box') {
      document.strokeColor(COLORS.text).lineWidth(1);
      document.roundedRect(x, y + height * BASELINE - 9, 10, 10, 1.5).stroke();
    } else drawFragment({ piece: label, text: label.text, width: 0 }, x, y + height * BASELINE);
    document.endMarkedContent();
    made.end();
  };

  const widthFrom = (indent: number): number => PAGE.width - 2 * MARGIN.side - indent;

  /** Flows the lines of a block over as many pages as needed. No page has only one line of it. */
  const flow = (lines: readonly Line[], block: StructureElement, left: number): void => {
    const fitting = fits(lines, bottom - y);
    const isOneLeft = lines.length - fitting === 1 && fitting > 2;
    const here = isOneLeft ? fitting - 1 : fitting;
    if (fitting === lines.length) drawLines(lines, block, left);
    else {
      const first = here > 1 ? here : 0;
      drawLines(lines.slice(0, first), block, left);
      document.addPage();
      y = MARGIN.top;
      flow(lines.slice(first), block, left);
    }
  };

  const text = (parent: StructureElement, pieces: readonly Piece[], options: TextOptions): void => {
    const { type, indent = 0, gap = 0, keepWith = 0, outlined } = options;
    const lines = linesOf(pieces, { width: widthFrom(indent), measure });
    const height = heightOfAll(lines);
    if (keepWith > 0) ensure(height + gap + keepWith);
    // The library counts the left edge from the right.
    if (outlined !== undefined)
      document.outline.addItem(outlined, { top: y - 12, left: PAGE.width });
    const block = element(type, parent);
    flow(lines, block, MARGIN.side + indent);
    block.end();
    y += gap;
  };

  return {
    root,
    text,
    inside: (type: string, parent: StructureElement, fill: (made: StructureElement) => void) => {
      const made = element(type, parent);
      fill(made);
      made.end();
    },
    item: (
      list: StructureElement,
      {
        label,
        pieces,
        gap,
        place,
      }: {
        readonly label: Label;
        readonly pieces: readonly Piece[];
        readonly gap: number;
        readonly place?: string;
      },
    ): void => {
      const indent = 24;
      const lines = linesOf(pieces, { width: widthFrom(indent), measure });
      ensure(heightOfAll(lines.slice(0, lines.length > 3 ? 2 : 3)));
      if (place !== undefined) document.addNamedDestination(place, 'XYZ', MARGIN.side, y, null);
      const made = element('LI', list);
      drawLabel(label, made, MARGIN.side + 4, heightOf(lines[0] ?? []));
      const body = element('LBody', made);
      flow(lines, body, MARGIN.side + indent);
      body.end();
      made.end();
      y += gap;
    },
    /** Adds text on a tinted background, never split over two pages. */
    quote: (parent: StructureElement, paragraphs: readonly (readonly Piece[])[], gap: number) => {
      const indent = 18;
      const all = paragraphs.map((pieces) =>
        linesOf(pieces, { width: widthFrom(2 * indent), measure }),
      );
      const height = all.reduce((sum, lines) => sum + heightOfAll(lines), 0) + 24;
      ensure(height);
      artifact(() => {
        document.fillColor(COLORS.wash);
        document.roundedRect(MARGIN.side, y, widthFrom(0), height, 6).fill();
      });
      y += 12;
      const made = element('BlockQuote', parent);
      for (const lines of all) {
        const block = element('P', made);
        drawLines(lines, block, MARGIN.side + indent);
        block.end();
      }
      made.end();
      y += 12 + gap;
    },
    rule: (gap: number): void => {
      artifact(() => {
        document.strokeColor(COLORS.accent).lineWidth(1.5);
        document
          .moveTo(MARGIN.side, y)
          .lineTo(MARGIN.side + 48, y)
          .stroke();
      });
      y += gap;
    },
    space: (height: number): void => {
      y += height;
    },
    /** Writes headers and footers of all pages, and returns the file. */
    finish: async ({
      header,
      footer,
      pageOf,
      style,
    }: {
      readonly header: (page: number) => string;
      readonly footer: string;
      readonly pageOf: (page: number, pages: number) => string;
      readonly style: Style;
    }): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> => {
      root.end();
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page);
        const write = (words: string, x: number, at: number): void =>
          drawFragment({ piece: { text: words, style }, text: words, width: 0 }, x, at);
        document.markContent('Artifact', { type: 'Pagination', attached: ['Top'] });
        write(author, MARGIN.side, 44);
        const above = header(page + 1);
        if (above !== '') write(above, PAGE.width - MARGIN.side - measure(above, style), 44);
        document.endMarkedContent();
        document.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
        write(footer, MARGIN.side, PAGE.height - 42);
        const number = pageOf(page + 1, count);
        write(number, PAGE.width - MARGIN.side - measure(number, style), PAGE.height - 42);
        document.endMarkedContent();
      }
      document.appendXML(CONFORMS);
      const chunks: Uint8Array[] = [];
      document.end();
      for await (const chunk of document) if (chunk instanceof Uint8Array) chunks.push(chunk);
      return { bytes: Buffer.concat(chunks), pages: count };
    },
  };
};

export type Paper = ReturnType<typeof createPaper>;

/** Declares conformance to PDF/UA-1, the standard of accessible files. */
const CONFORMS = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`;

const FONT_PACKAGE = import.meta.resolve('@fontsource/atkinson-hyperlegible-next/package.json');

const fontFile = (style: string): Uint8Array =>
  readFileSync(new URL(`files/atkinson-hyperlegible-next-latin-${style}.woff`, FONT_PACKAGE));

const tagOf = ({ href, place, language }: Piece): string | undefined => {
  if (href !== undefined || place !== undefined) return 'Link';
  return language === undefined ? undefined : 'Span';
};

const heightOf = (line: Line): number =>
  Math.max(
    0,
    ...line.map(({ piece: { style } }) => (style.raisedBy === undefined ? style.size : 0)),
  ) * LINE_HEIGHT;

const heightOfAll = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + heightOf(line), 0);

const fits = (lines: readonly Line[], height: number): number => {
  let used = 0;
  const index = lines.findIndex((line) => {
    used += heightOf(line);
    return used > height;
  });
  return index === -1 ? lines.length : index;
};
