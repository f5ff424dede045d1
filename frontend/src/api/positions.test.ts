import { expect, test } from 'vitest';
import { createPositions } from './positions.ts';

test('a page that has seen nothing asks for nothing', () => {
  expect(createPositions().needed('favorites')).toBeUndefined();
});

test('after a command every read needs its position', () => {
  const positions = createPositions();
  positions.commanded('120');
  expect(positions.needed('favorites')).toBe('120');
  expect(positions.needed('timeline')).toBe('120');
});

test('a page never asks for less than it has seen', () => {
  const positions = createPositions();
  positions.read('favorites', '120');
  positions.commanded('99');
  expect(positions.needed('favorites')).toBe('120');
});

test('positions are compared as numbers, beyond what a double can hold', () => {
  const positions = createPositions();
  positions.commanded('9007199254740993');
  positions.commanded('9007199254740992');
  expect(positions.needed('favorites')).toBe('9007199254740993');
  positions.commanded('10000000000000000');
  expect(positions.needed('favorites')).toBe('10000000000000000');
});

test('positions of one model do not count for another', () => {
  const positions = createPositions();
  positions.read('favorites', '120');
  expect(positions.needed('timeline')).toBeUndefined();
  expect(positions.shown()).toEqual({ favorites: '120' });
});

test('a projected position is needed by the next read', () => {
  const positions = createPositions();
  positions.read('favorites', '120');
  expect(positions.projected('favorites', '130')).toBe('unheard');
  expect(positions.needed('favorites')).toBe('130');
});

test('ignores a position that the page already shows', () => {
  const positions = createPositions();
  positions.read('favorites', '130');
  expect(positions.projected('favorites', '130')).toBe('shown');
});

test('the page’s own command is awaited, not unheard', () => {
  const positions = createPositions();
  positions.read('favorites', '120');
  positions.commanded('130');
  expect(positions.projected('favorites', '130')).toBe('awaited');
  expect(positions.projected('favorites', '131')).toBe('unheard');
});

test('a stale answer stays behind until the socket repairs it', () => {
  const positions = createPositions();
  positions.commanded('130');
  positions.read('favorites', '120');
  expect(positions.shown()).toEqual({ favorites: '120' });
  expect(positions.projected('favorites', '130')).toBe('awaited');
});

test('a new session starts without positions', () => {
  const positions = createPositions();
  positions.commanded('130');
  positions.read('favorites', '130');
  positions.forget();
  expect(positions.needed('favorites')).toBeUndefined();
  expect(positions.shown()).toEqual({});
});
