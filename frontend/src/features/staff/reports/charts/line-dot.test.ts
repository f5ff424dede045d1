import { expect, test } from 'vitest';
import { lineDot } from './line-dot.tsx';
import type { Point } from './plot.ts';

const pointsOf = (values: readonly (number | string)[]): readonly Point[] =>
  values.map((value, at) => ({ x: String(at), cells: { s0: value } }));

const dotsOf = (values: readonly (number | string)[]): readonly unknown[] => {
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

test('a few points have a dot each, except suppressed ones', () => {
  expect(dotsOf([9, '<5', 7])).toEqual([0, 2]);
});

test('of many points, only isolated ones have a dot', () => {
  const many = Array.from({ length: 60 }, () => 9);
  expect(dotsOf([...many, '<5', 8, '<5', ...many])).toEqual([61]);
});
