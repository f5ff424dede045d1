import { expect, test } from 'vitest';
import { tileHost } from './image-hosts.ts';

test.each([
  ['https://tile.example.org/{z}/{x}/{y}.png', 'https://tile.example.org'],
  ['https://{s}.tile.example.org/{z}/{x}/{y}.png?key=1', 'https://*.tile.example.org'],
  ['https://tiles.example.org:8443/road/{z}/{y}/{x}', 'https://tiles.example.org:8443'],
])('tiles at %s are from %s', (url, host) => {
  expect(tileHost(url)).toBe(host);
});

test.each([
  'http://tile.example.org/{z}/{x}/{y}.png',
  'https://tile.example.org/',
  "https://tile.example.org'; script-src *;/{z}/{x}/{y}.png",
  'https://{s}-tile.example.org/{z}/{x}/{y}.png',
  'data:{z}{x}{y}',
])('%s is no address of tiles', (url) => {
  expect(() => tileHost(url)).toThrow(/VITE_MAP_TILE_URL/);
});
