import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/** Pixels; twice the width that most mail programs show, so that prints are sharp. */
export const WIDTH = 1_200;

export const INK = '#000000';
export const GRAY = '#595959';
export const LINE = '#b3b3b3';
export const PAPER = '#ffffff';

interface Fonts {
  readonly regular: Font;
  readonly bold: Font;
}

/** SVG picture, built element by element. Text is drawn as shapes, since a server may have no fonts. */
export interface Drawing {
  readonly height: number;
  readonly fonts: Fonts;
  readonly elements: string[];
}

export type Point = readonly [x: number, y: number];

let loading: Promise<Fonts> | undefined;

/** Loads fonts with the first picture, since most processes never draw one. */
export const newDrawing = async (height: number): Promise<Drawing> => {
  loading ??= loadFonts();
  return { height, fonts: await loading, elements: [] };
};

const FONT_FILES = [
  import.meta.resolve(
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
  ),
  import.meta.resolve(
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff',
  ),
];

const loadFonts = async (): Promise<Fonts> => {
  const { open } = await import('fontkit');
  const [regular, bold] = await Promise.all(FONT_FILES.map((file) => open(fileURLToPath(file))));
  if (regular === undefined || bold === undefined || 'fonts' in regular || 'fonts' in bold)
    throw new Error('The font of the pictures cannot be read.');
  return { regular, bold };
};

export const pngOf = async ({ height, elements }: Drawing): Promise<Buffer> => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${elements.join('')}</svg>`;
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
};

interface TextLook {
  readonly size: number;
  readonly isBold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Maximum width; longer text is cut. */
  readonly within?: number;
}

const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 };

export const write = (
  { fonts, elements }: Drawing,
  text: string,
  [x, y]: Point,
  { size, isBold = false, color = INK, align = 'left', within = Infinity }: TextLook,
): void => {
  const font = isBold ? fonts.bold : fonts.regular;
  const scale = size / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(cut(font, text, within / scale));
  let place = -advanceWidth * SHARE_BEFORE[align];
  const shapes = glyphs.map(({ path }, at) => {
    const shape = `<path transform="translate(${place})" d="${path.toSVG()}"/>`;
    place += positions[at]?.xAdvance ?? 0;
    return shape;
  });
  const baseline = y + ((font.ascent + font.descent) / 2) * scale;
  elements.push(
    `<g fill="${color}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${shapes.join('')}</g>`,
  );
};

/** @param within In units of the font. */
const cut = (font: Font, text: string, within: number): string => {
  const fits = (shown: string): boolean => font.layout(shown).advanceWidth <= within;
  if (fits(text)) return text;
  let length = text.length;
  while (length > 1 && !fits(`${text.slice(0, length)}…`)) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
};

interface LineLook {
  readonly color?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
}

export const drawLine = (
  { elements }: Drawing,
  points: readonly Point[],
  { color = INK, width = 2, dash = [] }: LineLook = {},
): void => {
  elements.push(
    `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash.join(' ') || 'none'}"/>`,
  );
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface ShapeLook {
  readonly fill: string;
  readonly stroke?: string;
  readonly width?: number;
}

export const drawBox = (
  { elements }: Drawing,
  { x, y, width, height }: Box,
  { fill, stroke = 'none', width: lineWidth = 0 }: ShapeLook,
): void => {
  elements.push(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${stroke}" stroke-width="${lineWidth}"/>`,
  );
};
