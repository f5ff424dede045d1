import { expect, test } from 'vitest';
import { isStateNamedAt, type Label, peopleNamedAt, withRoom } from './labels.ts';

const city = (text: string, x: number, y: number): Label => ({
  key: text,
  text,
  x,
  y,
  kind: 'city',
});

const VIEW = { left: 0, right: 600, top: 0, bottom: 600 };

const placed = (
  labels: readonly Label[],
  { typeSize = 14, markers = [{ x: 500, y: 500 }], view = VIEW } = {},
) => withRoom(labels, { typeSize, markers, view }).map(({ text, side }) => [text, side]);

test('places a name on the free side of its city', () => {
  const labels = [city('Durham', 100, 100), city('Raleigh', 80, 104), city('Cary', 100, 160)];
  expect(placed(labels)).toEqual([
    ['Durham', 'right'],
    ['Raleigh', 'left'],
    ['Cary', 'right'],
  ]);
});

test('places a name below a city with a marker on it', () => {
  expect(placed([city('Durham', 100, 100)], { markers: [{ x: 100, y: 100 }] })).toEqual([
    ['Durham', 'below'],
  ]);
});

test('places a name opposite a marker beside its city', () => {
  expect(placed([city('Durham', 100, 100)], { markers: [{ x: 140, y: 100 }] })).toEqual([
    ['Durham', 'left'],
  ]);
});

test('omits names without room, more of them in larger type', () => {
  const labels = [city('Durham', 100, 100), city('Morrisville', 104, 108), city('Cary', 98, 92)];
  const small = placed(labels, { typeSize: 5 });
  expect(small.length).toBeGreaterThan(placed(labels, { typeSize: 28 }).length);
});

test('places state names regardless of markers', () => {
  const state: Label = { ...city('North Carolina', 100, 100), kind: 'state' };
  expect(placed([state], { markers: [{ x: 100, y: 100 }] })).toEqual([['North Carolina', 'over']]);
});

test('zoomed in, smaller cities are labeled and states are not', () => {
  expect(peopleNamedAt(4)).toBe(1_000_000);
  expect(peopleNamedAt(10)).toBeLessThan(25_000);
  expect([3, 4, 8, 9].map(isStateNamedAt)).toEqual([false, true, true, false]);
});

test('no name is cut off by the edge of the map', () => {
  expect(placed([city('Chapel Hill', 590, 100)])).toEqual([['Chapel Hill', 'left']]);
  expect(placed([{ ...city('Orange County', 595, 100), kind: 'county' }])).toEqual([]);
  // Beyond the edge it waits to be dragged into view.
  expect(placed([city('Chapel Hill', 700, 100)])).toEqual([['Chapel Hill', 'right']]);
});

test('the name of a county gives way to a city and to markers', () => {
  const county: Label = { ...city('Durham County', 100, 100), kind: 'county' };
  expect(placed([county])).toEqual([['Durham County', 'over']]);
  expect(placed([city('Durham', 100, 100), county])).toEqual([['Durham', 'right']]);
  expect(placed([county], { markers: [{ x: 100, y: 100 }] })).toEqual([]);
});
