import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { contrastOf } from '../components/contrast.ts';
import { MODE_SWATCHES, SWATCH_COLORS } from '../features/journey/accessibility/mode-swatches.ts';
import modesCss from './color-modes.css?raw';
import themeCss from './theme.css?raw';

type Colors = ReadonlyMap<string, string>;

const colorsIn = (css: string): Colors =>
  new Map(
    [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );

const base = colorsIn(themeCss);

/** A mode redefines what it needs; the rest is as in the theme. */
const blocks = [...modesCss.matchAll(/:root([^{]*) \{([^}]*--color[^}]*)\}/g)].map(
  ([, selector = '', body = '']) => ({ selector, colors: colorsIn(body) }),
);
const modeOf = (...selectors: readonly string[]): Colors =>
  new Map([
    ...base,
    ...selectors.flatMap((selector) => {
      const block = blocks.find((each) => each.selector === selector);
      if (block === undefined) throw new Error(`There are no colors for ${selector}.`);
      return [...block.colors];
    }),
  ]);

const mode = (name: string) => `[data-color-mode="${name}"]`;
const enhanced = '[data-enhanced-colors]';
const enhancedLight = `${enhanced}:not(${mode('dark-high-contrast')})`;

const modes: readonly {
  readonly name: string;
  readonly atLeast: number;
  readonly colors: Colors;
}[] = [
  { name: 'default', atLeast: 7, colors: base },
  ...(
    [
      ['high-contrast', 7],
      ['dark-high-contrast', 7],
      ['autism-friendly', 4.5],
      ['dyslexia-friendly', 4.5],
    ] as const
  ).flatMap(([name, atLeast]) => {
    const more = name === 'dark-high-contrast' ? `${enhanced}${mode(name)}` : enhancedLight;
    return [
      { name, atLeast, colors: modeOf(mode(name)) },
      { name: `${name}, enhanced`, atLeast: 4.5, colors: modeOf(mode(name), more) },
    ];
  }),
  { name: 'default, enhanced', atLeast: 4.5, colors: modeOf(enhancedLight) },
];

const contrastIn = (colors: Colors) => (one: string, other: string) => {
  const hexOf = (name: string): string => {
    const hex = colors.get(name);
    if (hex === undefined) throw new Error(`There is no color ${name}.`);
    return hex;
  };
  return contrastOf(hexOf(one), hexOf(other));
};

const papers = ['surface', 'raised', 'sunken'];
const washes = [...base.keys()].filter((name) => name.endsWith('-wash'));

/** Which text stands on which paper. */
const pairs = [
  ...[...papers, ...washes].map((paper) => ['text', paper] as const),
  ...['text-soft', 'accent', 'accent-strong', 'positive', 'caution', 'danger'].flatMap((text) =>
    papers.map((paper) => [text, paper] as const),
  ),
  ...washes.map((wash) => [wash.slice(0, -'-wash'.length), wash] as const),
  ['on-accent', 'accent'] as const,
  ['on-accent', 'accent-strong'] as const,
];

test(
  'in …, every text has enough contrast',
  everyRow(
    modes,
    ({ atLeast, colors }) => {
      const contrast = contrastIn(colors);
      const weak = pairs.filter(([text, paper]) => contrast(text, paper) < atLeast);
      expect(weak).toEqual([]);
    },
    ({ name }) => `${name}`,
  ),
);

test(
  'in …, the focus and the frame of a field stand out',
  everyRow(
    modes,
    ({ colors }) => {
      const contrast = contrastIn(colors);
      const weak = papers
        .flatMap((paper) => [['focus', paper] as const, ['line-strong', paper] as const])
        .filter(([line, paper]) => contrast(line, paper) < 3);
      expect(weak).toEqual([]);
    },
    ({ name }) => `${name}`,
  ),
);

test('the samples of the accessibility panel have the colors of their modes', () => {
  for (const { name, colors } of modes.filter((each) => !each.name.includes(','))) {
    const expected = Object.fromEntries(SWATCH_COLORS.map((color) => [color, colors.get(color)]));
    expect(MODE_SWATCHES).toHaveProperty(name, expected);
  }
});
