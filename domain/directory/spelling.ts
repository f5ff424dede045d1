/** A text in any spelling: no accents, quotation marks or capitals, and one space between words. */
export const spellingKey = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'‘’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words of streets with their short forms, as the Postal Service writes them. */
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
