import { type Drawing, drawBox, GRAY, INK, LINE, PAPER, WIDTH, write } from './drawing.ts';
import type { PictureData } from './picture-data.ts';

export type HeatMap = Extract<PictureData, { kind: 'heat-map' }>;

interface HeatMapOptions {
  readonly map: HeatMap;
  /** Pixels below the heading. */
  readonly top: number;
  readonly words: (value: number, margin?: number) => string;
}

const TEXT = 20;
const LEFT = 230;
const ROW = 44;
const WIDEST = 120;

export const heatMapHeight = ({ lines }: HeatMap): number => lines.length * ROW + 120;

export const drawHeatMap = (drawing: Drawing, { map, top, words }: HeatMapOptions): void => {
  const { axis, across, measure, places, lines } = map;
  const width = Math.min(WIDEST, (WIDTH - LEFT - 40) / places.length);
  const numbers = lines.flatMap(({ cells }) => cells.map((cell) => cell?.value ?? 0));
  const most = Math.max(Number.MIN_VALUE, ...numbers);
  write(drawing, measure, [40, top], { size: TEXT, color: GRAY });
  write(drawing, axis, [40, top + 60], { size: TEXT, color: GRAY, within: LEFT - 60 });
  write(drawing, across, [LEFT, top + 32], { size: TEXT, color: GRAY });
  for (const [at, place] of places.entries())
    write(drawing, place, [LEFT + (at + 0.5) * width, top + 60], {
      size: TEXT,
      align: 'center',
      within: width,
    });
  for (const [at, { label, cells }] of lines.entries()) {
    const y = top + 84 + at * ROW;
    write(drawing, label, [40, y + ROW / 2], { size: TEXT, within: LEFT - 60 });
    for (const [place, cell] of cells.entries()) {
      const x = LEFT + place * width;
      const shade = (cell?.value ?? 0) / most;
      const look = { fill: shadeOf(shade), stroke: LINE, width: 1 };
      drawBox(drawing, { x, y, width, height: ROW }, look);
      if (cell === null) continue;
      write(drawing, words(cell.value, cell.margin), [x + width / 2, y + ROW / 2], {
        size: TEXT - 2,
        align: 'center',
        color: shade > 0.5 ? PAPER : INK,
        within: width,
      });
    }
  }
};

/** Scales from white to a gray on which white text is readable. */
const shadeOf = (share: number): string => {
  const light = Math.round(share > 0.5 ? 118 - (share - 0.5) * 140 : 255 - share * 140);
  return `rgb(${light}, ${light}, ${light})`;
};
