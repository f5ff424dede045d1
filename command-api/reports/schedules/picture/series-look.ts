import { type Context, INK, PAPER } from './canvas.ts';

/** Lines and marks by which series are told apart without color. */
const DASHES: readonly (readonly number[])[] = [[], [14, 8], [3, 7], [18, 6, 3, 6]];

export const dashOf = (series: number): readonly number[] => DASHES[series % DASHES.length] ?? [];

const RADIUS = 7;

type Mark = (context: Context, x: number, y: number) => void;

const MARKS: readonly Mark[] = [
  (context, x, y) => context.arc(x, y, RADIUS, 0, 2 * Math.PI),
  (context, x, y) => context.rect(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS),
  (context, x, y) => {
    context.moveTo(x, y - RADIUS - 2);
    context.lineTo(x + RADIUS + 2, y + RADIUS);
    context.lineTo(x - RADIUS - 2, y + RADIUS);
    context.closePath();
  },
  (context, x, y) => {
    context.moveTo(x, y - RADIUS - 3);
    context.lineTo(x + RADIUS + 3, y);
    context.lineTo(x, y + RADIUS + 3);
    context.lineTo(x - RADIUS - 3, y);
    context.closePath();
  },
];

/** Every second mark is hollow. */
export const drawMark = (
  context: Context,
  [x, y]: readonly [number, number],
  series: number,
): void => {
  context.beginPath();
  MARKS[series % MARKS.length]?.(context, x, y);
  context.fillStyle = series % 2 === 0 ? INK : PAPER;
  context.strokeStyle = INK;
  context.lineWidth = 3;
  context.fill();
  context.stroke();
};

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Full, empty, striped, gray. */
export const drawBar = (context: Context, { x, y, width, height }: Bar, series: number): void => {
  context.fillStyle = ['#333333', PAPER, PAPER, '#a6a6a6'][series % 4] ?? INK;
  context.strokeStyle = INK;
  context.lineWidth = 2;
  context.fillRect(x, y, width, height);
  context.strokeRect(x, y, width, height);
  if (series % 4 !== 2) return;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  for (let at = x - height; at < x + width; at += 10) {
    context.beginPath();
    context.moveTo(at, y + height);
    context.lineTo(at + height, y);
    context.stroke();
  }
  context.restore();
};
