/**
 * Formats degrees and licenses in their usual spelling: "PH.D., CCC-SLP" → `PhD`, `CCC-SLP`. Returns at most
 * four, in the given order, and drops anything else.
 */
export const formatCredentials = (text: string): readonly string[] => {
  const words = text
    .toUpperCase()
    .replace(/\b(\p{L})\.\s+(?=\p{L}\b)/gu, '$1')
    .replace(/[.\d]/g, '')
    .replace(/\b(PH|PSY|ED|PHARM|AU|SC) D\b/g, '$1D')
    .replace(/\bCCC[ /]+(SLP|A)\b/g, 'CCC-$1')
    .split(/[\s,;&()]+|\band\b/i)
    .filter((word) => CREDENTIAL.test(word) && !NOT_CREDENTIALS.has(word))
    .map((word) => MIXED_CASE[word] ?? word);
  return [...new Set(words)].slice(0, MAX_CREDENTIALS);
};

const MAX_CREDENTIALS = 4;

/** Short groups of letters; longer ones are words such as "PSYCHOLOGIST". */
const CREDENTIAL = /^(?=..)\p{Lu}{1,6}([/-]\p{Lu}{1,6})*$/u;

const NOT_CREDENTIALS = new Set([
  'NONE',
  'N/A',
  'NA',
  'MR',
  'MRS',
  'DR',
  'DOCTOR',
  'NURSE',
  'OWNER',
]);

const MIXED_CASE: Readonly<Record<string, string>> = Object.fromEntries(
  'AuD BSEd EdD EdS MEd MMus MSEd MusB PharmD PhD PsyD PsyS ScD'
    .split(' ')
    .map((word) => [word.toUpperCase(), word]),
);
