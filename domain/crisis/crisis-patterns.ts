/**
 * Word patterns: slots separated by spaces. `a|b` matches either, `_` joins the words of one alternative,
 * `kill*` matches any ending, `@child` refers to a word list, `[a|b]` is optional, `~3` skips up to three
 * other words of the same sentence, `!a|b` excludes these from the next four words, and `$` matches the
 * sentence end.
 */
export type WordLists = Readonly<Record<string, string>>;

export interface CrisisPattern {
  /** Word prefixes, at least one of which occurs in every matching text. */
  readonly triggers: readonly string[];
  readonly expression: RegExp;
}

/** Compiles a pattern. Throws for an unknown list. */
export const crisisPattern = (pattern: string, lists: WordLists): CrisisPattern => {
  const slots = pattern.split(' ').map((slot) => expand(slot, lists));
  return {
    triggers: triggersOf(slots),
    expression: new RegExp(` ${slots.map(toExpression).join('')}`, 'u'),
  };
};

const expand = (slot: string, lists: WordLists): string =>
  slot.replaceAll(/@([a-z]+)/gu, (_, name: string) => {
    const list = lists[name];
    if (list === undefined) throw new Error(`There is no list of words @${name}.`);
    return list;
  });

const toExpression = (slot: string): string => {
  const gap = /^~(\d)$/u.exec(slot)?.[1];
  if (gap !== undefined) return `(?:[a-z0-9]+ ){0,${gap}}`;
  if (slot.startsWith('!')) return `(?!(?:[a-z0-9]+ ){0,3}(?:${expressionOf(slot.slice(1))}))`;
  const isOptional = slot.startsWith('[');
  return `(?:${expressionOf(isOptional ? slot.slice(1, -1) : slot)})${isOptional ? '?' : ''}`;
};

const expressionOf = (slot: string): string => {
  const alternatives = slot.split('|');
  const words = alternatives
    .filter((word) => word !== END)
    .map((word) => `${word.replaceAll('_', ' ').replaceAll('*', '[a-z]*')} `);
  if (alternatives.includes(END)) words.push('[|?] ', '$');
  return words.join('|');
};

const END = '$';

/** Picks the slot with the rarest words, estimated by length. */
const triggersOf = (slots: readonly string[]): readonly string[] => {
  const candidates = slots
    .filter((slot) => !/^[~[!]/u.test(slot) && !slot.split('|').includes(END))
    .map((slot) => slot.split('|').map((word) => word.split(/[_*]/u)[0] ?? ''));
  const shortest = (words: readonly string[]) => Math.min(...words.map(({ length }) => length));
  return candidates.reduce(
    (best, words) => (shortest(words) > shortest(best) ? words : best),
    candidates[0] ?? [],
  );
};

/** Returns the indexes of matching patterns, in order, for a text in the form returned by `crisisTextOf`. */
export const matcherOf = (
  patterns: readonly CrisisPattern[],
): ((text: string) => readonly number[]) => {
  const byTrigger = new Map<string, number[]>();
  for (const [number, { triggers }] of patterns.entries())
    for (const trigger of triggers)
      byTrigger.set(trigger, [...(byTrigger.get(trigger) ?? []), number]);
  return (text) => {
    const candidates = new Set<number>();
    for (const word of new Set(text.split(' ')))
      for (let length = 1; length <= word.length; length += 1)
        for (const number of byTrigger.get(word.slice(0, length)) ?? []) candidates.add(number);
    return [...candidates]
      .sort((a, b) => a - b)
      .filter((number) => patterns[number]?.expression.test(text));
  };
};
