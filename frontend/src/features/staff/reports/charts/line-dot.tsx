import type { DotItemDotProps } from 'recharts';
import { numberAt, type Point } from './plot.ts';

/** With more points than these, dots would hide the line. */
const MAX_DOTS = 40;

/** A point between two gaps has no line, and would not be seen without a dot. */
export const lineDot = (points: readonly Point[], key: string) => {
  const hasNumber = (at: number): boolean => {
    const point = points[at];
    return point !== undefined && numberAt(point, key) !== null;
  };
  return ({ cx, cy, index, stroke }: DotItemDotProps) => {
    const isAlone = !hasNumber(index - 1) && !hasNumber(index + 1);
    return hasNumber(index) && (points.length <= MAX_DOTS || isAlone) ? (
      <circle key={index} cx={cx} cy={cy} r={3.5} fill={stroke} />
    ) : (
      <g key={index} />
    );
  };
};
