import { type Drawing, drawLine, GRAY, LINE, WIDTH, write } from './drawing.ts';
import type { Cell, PictureData } from './picture-data.ts';
import { dashOf, drawBar, drawMark } from './series-look.ts';

export type Plot = Extract<PictureData, { kind: 'line' | 'bar' }>;

export interface PlotOptions {
  readonly plot: Plot;
  /** Pixels below the heading. */
  readonly top: number;
  readonly words: (value: number, margin?: number) => string;
}

const TEXT = 22;
const TICKS = 4;
/** Marks are labeled with numbers only up to this many marks. */
const MAX_NUMBERS = 14;
/** Pixels per letter below the axis, and the maximum letters of a label. */
const LETTER = 12;
const MAX_LETTERS = 24;

/** Space for the name of the measure, and the number at the highest mark. */
const HEADROOM = 66;

const LINES = { left: 130, right: WIDTH - 60, height: 380 } as const;
const BARS = { left: 380, right: WIDTH - 170, bar: 26, gap: 14 } as const;

/** Height of the plot in pixels. */
export const plotHeight = ({ kind, places, series }: Plot): number =>
  kind === 'line' ? LINES.height + 90 : places.length * (series.length * BARS.bar + BARS.gap) + 40;

export const drawPlot = (drawing: Drawing, options: PlotOptions): void => {
  if (options.plot.kind === 'line') drawLines(drawing, options);
  else drawBars(drawing, options);
};

const numbersOf = ({ series }: Plot): readonly number[] =>
  series.flatMap(({ cells }) => cells.flatMap((cell) => (cell === null ? [] : [cell.value])));

/** Rounds up to a number that the ticks divide: 1, 2, 4, 5 or 10 times a power of ten. */
const roundUp = (most: number, type: Plot['type']): number => {
  if (type === 'share') return most <= 0 ? 1 : Math.min(1, Math.ceil(most * 10) / 10);
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const step = [1, 2, 4, 5, 10].find((each) => each * power >= most) ?? 10;
  return Math.max(step * power, type === 'cents' ? 400 : TICKS);
};

const drawLines = (drawing: Drawing, { plot, top, words }: PlotOptions): void => {
  const { places, series, type, axis, measure } = plot;
  const { left, right, height } = LINES;
  const bottom = top + height;
  const most = roundUp(Math.max(0, ...numbersOf(plot)), type);
  const yOf = (value: number): number => bottom - (value / most) * (bottom - top - HEADROOM);
  const step = (right - left) / Math.max(1, places.length);
  const xOf = (at: number): number => left + step * (at + 0.5);

  write(drawing, measure, [40, top], { size: TEXT, color: GRAY, within: right - left });
  for (let tick = 0; tick <= TICKS; tick += 1) {
    const value = (most / TICKS) * tick;
    const ends = [left, right].map((x) => [x, yOf(value)] as const);
    drawLine(drawing, ends, { color: tick === 0 ? GRAY : LINE });
    write(drawing, words(value), [left - 14, yOf(value)], { size: TEXT, align: 'right' });
  }
  const every = Math.ceil(places.length / labelsThatFit(places));
  for (const [at, place] of places.entries())
    if (at % every === 0)
      write(drawing, place, [xOf(at), bottom + 26], {
        size: TEXT - 2,
        align: 'center',
        within: step * every,
      });
  write(drawing, axis, [(left + right) / 2, bottom + 62], {
    size: TEXT,
    color: GRAY,
    align: 'center',
  });
  const isNumbered = places.length * series.length <= MAX_NUMBERS;
  for (const [index, { cells }] of series.entries()) {
    for (const piece of piecesOf(cells)) {
      const points = piece.map(([at, value]) => [xOf(at), yOf(value)] as const);
      drawLine(drawing, points, { width: 3, dash: dashOf(index) });
    }
    for (const [at, cell] of cells.entries()) {
      if (cell === null) continue;
      const [x, y] = [xOf(at), yOf(cell.value)];
      drawMark(drawing, [x, y], index);
      if (isNumbered)
        write(drawing, words(cell.value, cell.margin), [x, y - 24], {
          size: TEXT - 4,
          align: 'center',
        });
    }
  }
};

/** Labels such as `2026-10-01` need more room than `2026-10`. */
const labelsThatFit = (places: readonly string[]): number =>
  Math.max(1, Math.floor((LINES.right - LINES.left) / (LETTER * widest(places) + 30)));

const widest = (places: readonly string[]): number =>
  Math.max(...places.map(({ length }) => Math.min(length, MAX_LETTERS)));

const piecesOf = (cells: readonly Cell[]): readonly (readonly (readonly [number, number])[])[] => {
  const pieces: (readonly [number, number])[][] = [[]];
  for (const [at, cell] of cells.entries())
    if (cell !== null) pieces.at(-1)?.push([at, cell.value]);
    else pieces.push([]);
  return pieces.filter(({ length }) => length > 1);
};

const drawBars = (drawing: Drawing, { plot, top, words }: PlotOptions): void => {
  const { places, series, axis, measure, type } = plot;
  const { left, right, bar, gap } = BARS;
  const most = roundUp(Math.max(0, ...numbersOf(plot)), type);
  write(drawing, axis, [left - 20, top], { size: TEXT, color: GRAY, align: 'right', within: 320 });
  write(drawing, measure, [left, top], { size: TEXT, color: GRAY, within: right - left });
  const bottom = top + plotHeight(plot) - 14;
  drawLine(
    drawing,
    [
      [left, top + 20],
      [left, bottom],
    ],
    { color: GRAY },
  );
  for (const [at, place] of places.entries()) {
    const y = top + 30 + at * (series.length * bar + gap);
    write(drawing, place, [left - 20, y + (series.length * bar) / 2], {
      size: TEXT,
      align: 'right',
      within: left - 60,
    });
    for (const [index, { cells }] of series.entries()) {
      const cell = cells[at] ?? null;
      if (cell === null) continue;
      const width = (cell.value / most) * (right - left);
      const from = y + index * bar;
      if (width > 0) drawBar(drawing, { x: left, y: from + 2, width, height: bar - 4 }, index);
      write(drawing, words(cell.value, cell.margin), [left + width + 12, from + bar / 2], {
        size: TEXT - 2,
      });
    }
  }
};
