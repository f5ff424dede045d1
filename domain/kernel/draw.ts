/** FNV-1a, from 0 to below 2³²: the same text draws the same number everywhere. */
export const drawOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};
