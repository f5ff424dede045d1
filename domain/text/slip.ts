/**
 * Checks whether a word differs by exactly one typo: a letter omitted, inserted, replaced, or swapped with
 * its neighbor. The same word and its plural do not count.
 */
export const isSlipOf = (typed: string, word: string): boolean => {
  if (typed === word || typed === `${word}s` || word === `${typed}s`) return false;
  const longer = typed.length >= word.length ? typed : word;
  const shorter = typed.length >= word.length ? word : typed;
  if (longer.length - shorter.length > 1) return false;
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at += 1;
  if (longer.length > shorter.length) return longer.slice(at + 1) === shorter.slice(at);
  const isReplaced = longer.slice(at + 1) === shorter.slice(at + 1);
  const isSwapped =
    longer[at] === shorter[at + 1] &&
    longer[at + 1] === shorter[at] &&
    longer.slice(at + 2) === shorter.slice(at + 2);
  return isReplaced || isSwapped;
};
