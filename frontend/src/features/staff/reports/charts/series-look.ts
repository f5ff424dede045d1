/** Look of each series: color tokens, and dashes to distinguish lines without color. */
const LOOKS = [
  { color: 'mason-blue', dashes: undefined },
  { color: 'pink-600', dashes: '8 4' },
  { color: 'mason-green', dashes: '2 4' },
  { color: 'yellow-600', dashes: '12 4 2 4' },
  { color: 'mason-purple', dashes: '5 2' },
  { color: 'text-soft', dashes: '16 6' },
] as const;

export const lookOf = (index: number) => {
  const { color, dashes } = LOOKS[index % LOOKS.length] ?? LOOKS[0];
  return { color: `var(--color-${color})`, dashes };
};

/** Fill of a series' bars; `patterns` is the id prefix of the chart's patterns. */
export const fillOf = (index: number, patterns: string): string =>
  index === 0 ? lookOf(0).color : `url(#${patterns}-${index})`;
