import type { DotItemDotProps } from 'recharts';
import { numberAt, type Point } from './plot.ts';

/** With more points than these, dots would hide the line. */
const MOST_DOTS = 40;

/** A point between two gaps has no line, and would not be seen without a dot. */
export const lineDot = (points: readonly Point[], key: string) => {
  const isTold = (at: number): boolean => {
    const point = points[at];
    return point !== undefined && numberAt(point, key) !== null;
  };
  return ({ cx, cy, index, stroke }: DotItemDotProps) => {
    const isAlone = !isTold(index - 1) && !isTold(index + 1);
    return isTold(index) && (points.length <= MOST_DOTS || isAlone) ? (
      <circle key={index} cx={cx} cy={cy} r={3.5} fill={stroke} />
    ) : (
      <g key={index} />
    );
  };
};
