/**
 * Converts a registry's text to natural case. Registries use capitals ("MCDONALD"), except newer entries:
 * mixed case stays unchanged. `caseOf` receives each word in capitals, split at spaces, hyphens and slashes.
 */
export const humanCase = (
  text: string,
  caseOf: (word: string, index: number) => string = capitalized,
): string => {
  const tidy = tidySpaces(text);
  if (/\p{Ll}/u.test(tidy) && /\p{Lu}/u.test(tidy)) return tidy;
  let index = 0;
  return tidy.toUpperCase().replace(WORD, (word) => caseOf(word, index++));
};

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.'’]*/gu;

/** Removes line breaks and control characters, and collapses spaces. */
const tidySpaces = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();

/** Converts a word in capitals: "O'BRIEN" is "O'Brien", "CHILDREN'S" is "Children's". */
export const capitalized = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/(?<=^[DLO]['’])\p{L}(?=\p{L})/u, (letter) => letter.toUpperCase())
    .replace(/(?<=^Mc)\p{L}(?=\p{L})/u, (letter) => letter.toUpperCase())
    .replace(MAC, (_, rest: string) => `Mac${capitalized(rest)}`);

/** Listed individually, since "Mack", "Macias" and "Machado" have no prefix. */
const MAC =
  /^Mac(allister|arthur|aulay|donald|donnell|dougall|dowell|farlane|gregor|innes|intosh|intyre|kay|kenna|kenzie|kinnon|lachlan|laren|lean|leod|millan|nair|naughton|neil|pherson|rae|tavish)$/;
