/**
 * Approximate sound of a word to readers of English or Spanish, so that phonetic spellings match: "habla" and
 * "abla", "psychiatrist" and "sykiatrist", "física" and "phizica". For comparison only, never shown.
 */
export const soundOf = (word: string): string =>
  RULES.reduce((sound, [written, heard]) => sound.replace(written, heard), word);

const RULES: readonly (readonly [written: RegExp, heard: string])[] = [
  [/^(?:ps|pt)/, 's'],
  [/^(?:pn|kn|gn|mn)/, 'n'],
  [/^wr/, 'r'],
  [/(?<=sy|si)ch/g, 'k'],
  [/ph/g, 'f'],
  [/tch|sch|sh|ch/g, 'x'],
  [/ght/g, 't'],
  [/ti(?=on|an|al)|ci(?=on|an|al)|si(?=on|an|al)/g, 'si'],
  [/th/g, 't'],
  [/gu(?=[ei])/g, 'g'],
  [/qu|q/g, 'k'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/g(?=[ei])|j/g, 'j'],
  [/ll/g, 'y'],
  [/[wh]/g, ''],
  [/z/g, 's'],
  [/v/g, 'b'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];
