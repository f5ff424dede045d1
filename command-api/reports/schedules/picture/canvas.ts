import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** The font of our pages: a server may have none. */
const FONT_FILE = import.meta.resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);
const FONT = 'Hearthway Picture';

/** Pixels. Twice what most mail programs show, so that print is sharp. */
export const WIDTH = 1_200;

export const INK = '#000000';
export const GRAY = '#595959';
export const LINE = '#b3b3b3';
export const PAPER = '#ffffff';

export type Context = SKRSContext2D;

let loading: Promise<(height: number) => Canvas> | undefined;

/** Loaded with the first picture: most processes never draw one. */
export const canvasOf = async (height: number): Promise<Canvas> => {
  loading ??= load();
  return (await loading)(height);
};

const load = async (): Promise<(height: number) => Canvas> => {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  const font = await readFile(fileURLToPath(FONT_FILE));
  if (GlobalFonts.register(font, FONT) === null) throw new Error('The font cannot be read.');
  return (height) => createCanvas(WIDTH, height);
};

interface TextLook {
  readonly size: number;
  readonly isBold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Longer text is cut. */
  readonly within?: number;
}

/** A line of text on its middle line. */
export const write = (
  context: Context,
  text: string,
  [x, y]: readonly [number, number],
  { size, isBold = false, color = INK, align = 'left', within }: TextLook,
): void => {
  context.font = `${isBold ? 700 : 400} ${size}px "${FONT}"`;
  context.fillStyle = color;
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.fillText(within === undefined ? text : cut(context, text, within), x, y);
};

const cut = (context: Context, text: string, within: number): string => {
  if (context.measureText(text).width <= within) return text;
  let length = text.length;
  while (length > 1 && context.measureText(`${text.slice(0, length)}…`).width > within) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
};

export const drawLine = (
  context: Context,
  points: readonly (readonly [number, number])[],
  { color = INK, width = 2, dash = [] as readonly number[] } = {},
): void => {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
  context.setLineDash([]);
};
