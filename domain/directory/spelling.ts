/** Normalizes spelling: no accents, quotation marks or capitals, single spaces. */
export const spellingKey = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'‘’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Street words with the abbreviations of the Postal Service. */
export const STREET_WORDS: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  street: 'st',
  north: 'n',
  east: 'e',
  south: 's',
  west: 'w',
};
