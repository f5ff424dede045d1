import { expect, test } from 'vitest';
import { type Shape, shapesIn } from './shapes.ts';

test('elements keep their order, their attributes and what they hold', () => {
  expect(
    shapesIn(`<?xml version="1.0"?><!-- <rect/> -->
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" stroke-width='2'>
        <g><path d="M0 0 > 1"/></g>
        <circle r="1"></circle>
      </svg>`),
  ).toEqual([
    {
      name: 'svg',
      attributes: { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 2 1', strokeWidth: '2' },
      inside: [
        {
          name: 'g',
          attributes: {},
          inside: [{ name: 'path', attributes: { d: 'M0 0 > 1' }, inside: [] }],
        },
        { name: 'circle', attributes: { r: '1' }, inside: [] },
      ],
    },
  ]);
});

const pictures = import.meta.glob<string>('./lessons/*.svg', {
  base: '../../../../content',
  query: '?raw',
  import: 'default',
  eager: true,
});

const countOf = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, { inside }) => sum + 1 + countOf(inside), 0);

test.each(Object.entries(pictures))('all of %s is drawn', (_file, svg) => {
  const shapes = shapesIn(svg);
  expect(shapes).toMatchObject([{ name: 'svg', attributes: { viewBox: expect.any(String) } }]);
  expect(countOf(shapes)).toBe([...svg.matchAll(/<[a-z]/g)].length);
});
