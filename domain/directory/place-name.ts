/**
 * Key that spellings of a city's name share: lower case, without accents and apostrophes, single
 * spaces, uniform abbreviations. "Saint Louis", "St. Louis" and "ST LOUIS" are `st louis`;
 * "O'Fallon" and "O Fallon" are `ofallon`. For look-ups, never shown.
 */
export const placeNameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'‘’ʻ`.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^[nesw](?= )/, (letter) => DIRECTIONS[letter] ?? letter)
    .replace(/\b(mc|[dol]) (?=[a-z]{3})/g, '$1')
    .replace(/[a-z]+/g, (word) => ABBREVIATIONS[word] ?? word);

const DIRECTIONS: Readonly<Record<string, string>> = {
  n: 'north',
  e: 'east',
  s: 'south',
  w: 'west',
};

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
  bch: 'beach',
  hts: 'heights',
  jct: 'junction',
  pk: 'park',
  spgs: 'springs',
  twp: 'township',
  vlg: 'village',
};
