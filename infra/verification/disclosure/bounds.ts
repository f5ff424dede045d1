/** Bounds that a reader knows of a number. */
export interface Bounds {
  low: number;
  high: number;
}

/** A relation that always holds between numbers. */
export type Rule =
  | {
      readonly kind: 'equal';
      readonly left: readonly Bounds[];
      readonly right: readonly Bounds[];
    }
  /** Families of the parts, each counted once, though it may be in several. */
  | { readonly kind: 'union'; readonly whole: Bounds; readonly parts: readonly Bounds[] };

/** Bounds that close in by ones over many tables would take a reader, and this, for ever. */
const MAX_ROUNDS = 60;

/** Draws every conclusion from the rules, one rule at a time, until none of them tells more. */
export const conclude = (rules: readonly Rule[]): void => {
  let isNews = true;
  for (let round = 0; isNews && round < MAX_ROUNDS; round += 1) {
    isNews = false;
    for (const rule of rules) if (apply(rule)) isNews = true;
  }
};

const apply = (rule: Rule): boolean => {
  if (rule.kind === 'union') return applyUnion(rule);
  const { left, right } = rule;
  const less = applySide(left, sumOf(right));
  return applySide(right, sumOf(left)) || less;
};

const sumOf = (numbers: readonly Bounds[]): Bounds =>
  numbers.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), {
    low: 0,
    high: 0,
  });

/** Each number is at least what the others cannot make up of the sum, and at most what they leave. */
const applySide = (numbers: readonly Bounds[], sum: Bounds): boolean => {
  const all = sumOf(numbers);
  let isNews = false;
  for (const number of numbers) {
    const low = sum.low - (all.high - number.high);
    const high = sum.high - (all.low - number.low);
    isNews = narrow(number, { low, high }) || isNews;
  }
  return isNews;
};

const applyUnion = ({ whole, parts }: Extract<Rule, { kind: 'union' }>): boolean => {
  const all = sumOf(parts);
  const most = Math.max(0, ...parts.map(({ low }) => low));
  let isNews = narrow(whole, { low: most, high: all.high });
  for (const part of parts)
    isNews = narrow(part, { low: whole.low - (all.high - part.high), high: whole.high }) || isNews;
  return isNews;
};

const narrow = (number: Bounds, { low, high }: Bounds): boolean => {
  const before = number.high - number.low;
  // Infinite sides say nothing: they come out as no number where they are subtracted.
  if (low > number.low) number.low = low;
  if (high < number.high) number.high = high;
  return number.high - number.low < before;
};
