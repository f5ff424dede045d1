import { expect, test } from 'vitest';
import { lineDot } from './line-dot.tsx';
import type { Point } from './plot.ts';

const pointsOf = (values: readonly (number | null)[]): readonly Point[] =>
  values.map((value, at) => ({
    x: String(at),
    figures: { s0: value === null ? null : { value, margin: 3 } },
  }));

const dotsOf = (values: readonly (number | null)[]): readonly unknown[] => {
  const points = pointsOf(values);
  const draw = lineDot(points, 's0');
  return points.flatMap((point, index) => {
    const drawn = draw({
      cx: 0,
      cy: 0,
      index,
      points: [],
      value: 0,
      payload: point,
      dataKey: 's0',
    });
    return drawn.type === 'circle' ? [index] : [];
  });
};

test('a few points have a dot each, except gaps', () => {
  expect(dotsOf([9, null, 7])).toEqual([0, 2]);
});

test('of many points, only isolated ones have a dot', () => {
  const many = Array.from({ length: 60 }, () => 9);
  expect(dotsOf([...many, null, 8, null, ...many])).toEqual([61]);
});
