import { expect, test } from 'vitest';
import { freeSpot } from './free-spot.ts';

const button = { left: 12, width: 44, height: 44, windowHeight: 800 };

const obstacle = (top: number, height = 40, left = 16, width = 280) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

test('without obstacles it is at the lower edge', () => {
  expect(freeSpot(button, [])).toBe(12);
});

test('an obstacle beneath moves it above, and so does the next one up there', () => {
  expect(freeSpot(button, [obstacle(750)])).toBe(54);
  expect(freeSpot(button, [obstacle(660), obstacle(750)])).toBe(144);
});

test('a gap between obstacles that is high enough is used', () => {
  expect(freeSpot(button, [obstacle(600), obstacle(750)])).toBe(54);
});

test('it ignores an obstacle beside it', () => {
  expect(freeSpot(button, [obstacle(750, 40, 80)])).toBe(12);
});

test('there is no spot where obstacles fill the lower third', () => {
  expect(freeSpot(button, [obstacle(300, 490)])).toBeUndefined();
});
