import type { DotItemDotProps } from 'recharts';
import { numberAt, type Point } from './plot.ts';

/** Maximum points with dots; more would hide the line. */
const MAX_DOTS = 40;

/** Marks an isolated point between two gaps, which has no line. */
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
