/** Bounds that a reader can derive for a number. They narrow with each conclusion. */
export interface Known {
  low: number;
  high: number;
}

export const exactly = (value: number): Known => ({ low: value, high: value });

export const anything = (): Known => ({ low: 0, high: Infinity });

/** A total, and the parts that add up to it. */
export interface Sum {
  readonly total: Known;
  readonly parts: readonly Known[];
}

/** A union of parts that may have families in common. */
export interface Union {
  readonly whole: Known;
  readonly parts: readonly Known[];
}

/** A table of a few states needs less than ten; bounds of large numbers may close in by ones. */
const MAX_ROUNDS = 100;

/** Draws all conclusions that a reader could draw from sums, unions and bounds by subtraction. */
export const conclude = (sums: readonly Sum[], unions: readonly Union[] = []): void => {
  let isNews = true;
  for (let round = 0; isNews && round < MAX_ROUNDS; round += 1)
    isNews = [...sums.map(narrow), ...unions.map(narrowUnion)].includes(true);
};

/** Says whether anything was learned. */
const narrow = ({ total, parts }: Sum): boolean => {
  const low = parts.reduce((sum, part) => sum + part.low, 0);
  const high = parts.reduce((sum, part) => sum + part.high, 0);
  const unbounded = parts.filter((part) => part.high === Infinity);
  const bounded = parts.reduce((sum, part) => (part.high === Infinity ? sum : sum + part.high), 0);
  let isNews = learn(total, low, high);
  const { low: least, high: most } = { ...total };
  for (const part of parts.map((known) => ({ known, ...known }))) {
    const areOthersBounded = unbounded.every((other) => other === part.known);
    const others = part.high === Infinity ? bounded : bounded - part.high;
    const lowest = areOthersBounded ? least - others : part.low;
    isNews = learn(part.known, lowest, most - (low - part.low)) || isNews;
  }
  return isNews;
};

const narrowUnion = ({ whole, parts }: Union): boolean => {
  const low = parts.reduce((most, part) => Math.max(most, part.low), 0);
  const high = parts.reduce((sum, part) => sum + part.high, 0);
  let isNews = learn(whole, low, high);
  for (const part of parts) {
    // An unbounded sum bounds no part from below, since another part may be unbounded too.
    const least = high === Infinity ? 0 : whole.low - (high - part.high);
    isNews = learn(part, least, whole.high) || isNews;
  }
  return isNews;
};

const learn = (known: Known, low: number, high: number): boolean => {
  if (low <= known.low && high >= known.high) return false;
  known.low = Math.max(known.low, low);
  known.high = Math.min(known.high, high);
  return true;
};
