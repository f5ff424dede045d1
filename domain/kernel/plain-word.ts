/** A word or a name in lower case, without accents, apostrophes and periods, as lists of words have them. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase();

/** Words of lists, which have spaces between them. */
export const setOfWords = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));
