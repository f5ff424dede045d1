import { expect, test } from 'vitest';
import css from './theme.css?raw';

const colors = new Map(
  [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [
    name,
    hex,
  ]),
);

/** Relative luminance of WCAG 2.2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const color = (name: string): string => {
  const hex = colors.get(name);
  if (hex === undefined) throw new Error(`There is no color ${name}.`);
  return hex;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [one, other].map((name) => luminance(color(name))).toSorted();
  return (light + 0.05) / (dark + 0.05);
};

const papers = ['surface', 'raised', 'sunken'];
const washes = [...colors.keys()].filter((name) => name.endsWith('-wash'));

const pairs = [
  ...[...papers, ...washes].map((paper) => ['text', paper] as const),
  ...['text-soft', 'accent', 'accent-strong', 'positive', 'caution', 'danger'].flatMap((text) =>
    papers.map((paper) => [text, paper] as const),
  ),
  ...washes.map((wash) => [wash.slice(0, -'-wash'.length), wash] as const),
  ['on-accent', 'accent'] as const,
  ['on-accent', 'accent-strong'] as const,
];

test.each(pairs)('%s on %s has a contrast of at least 7:1', (text, paper) => {
  expect(contrast(text, paper)).toBeGreaterThanOrEqual(7);
});

test.each(papers)('on %s the focus and the frame of a field stand out, at least 3:1', (paper) => {
  expect(contrast('focus', paper)).toBeGreaterThanOrEqual(3);
  expect(contrast('line-strong', paper)).toBeGreaterThanOrEqual(3);
});
