import { expect, test } from 'vitest';
import { freeSpot } from './free-spot.ts';

const button = { left: 12, width: 44, height: 44, windowHeight: 800 };

const control = (top: number, height = 40, left = 16, width = 280) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

test('without controls it is at the lower edge', () => {
  expect(freeSpot(button, [])).toBe(12);
});

test('a control beneath moves it above, and so does the next one up there', () => {
  expect(freeSpot(button, [control(750)])).toBe(54);
  expect(freeSpot(button, [control(660), control(750)])).toBe(144);
});

test('a gap between controls that is high enough is used', () => {
  expect(freeSpot(button, [control(600), control(750)])).toBe(54);
});

test('a control beside it is no obstacle', () => {
  expect(freeSpot(button, [control(750, 40, 80)])).toBe(12);
});

test('there is no spot where controls fill the lower half', () => {
  expect(freeSpot(button, [control(300, 490)])).toBeUndefined();
});
