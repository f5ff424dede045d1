import { type Box, type Drawing, drawBox, INK, PAPER, type Point } from './drawing.ts';

/** Dash patterns and marks tell series apart without color. */
const DASHES: readonly (readonly number[])[] = [[], [14, 8], [3, 7], [18, 6, 3, 6]];

export const dashOf = (series: number): readonly number[] => DASHES[series % DASHES.length] ?? [];

const RADIUS = 7;

/** SVG centered on the origin. */
const MARKS: readonly string[] = [
  `<circle r="${RADIUS}"`,
  `<rect x="${-RADIUS}" y="${-RADIUS}" width="${2 * RADIUS}" height="${2 * RADIUS}"`,
  `<polygon points="0,${-RADIUS - 2} ${RADIUS + 2},${RADIUS} ${-RADIUS - 2},${RADIUS}"`,
  `<polygon points="0,${-RADIUS - 3} ${RADIUS + 3},0 0,${RADIUS + 3} ${-RADIUS - 3},0"`,
];

/** Every second mark is hollow. */
export const drawMark = ({ elements }: Drawing, [x, y]: Point, series: number): void => {
  elements.push(
    `${MARKS[series % MARKS.length]} transform="translate(${x} ${y})" fill="${series % 2 === 0 ? INK : PAPER}" stroke="${INK}" stroke-width="3"/>`,
  );
};

const STRIPED = 2;
const FILLS = ['#333333', PAPER, PAPER, '#a6a6a6'];

/** Fills alternate between full, empty, striped and gray. */
export const drawBar = (drawing: Drawing, box: Box, series: number): void => {
  const look = series % FILLS.length;
  drawBox(drawing, box, { fill: FILLS[look] ?? PAPER, stroke: INK, width: 2 });
  if (look === STRIPED) drawing.elements.push(stripesIn(box));
};

/** Uses a nested SVG, which clips the stripes at the edge of the bar. */
const stripesIn = ({ x, y, width, height }: Box): string => {
  const stripes: string[] = [];
  for (let at = -height; at < width; at += 10)
    stripes.push(`M${at} ${height}l${height} ${-height}`);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><path d="${stripes.join('')}" stroke="${INK}" stroke-width="2"/></svg>`;
};
