import { capitalized, humanCase } from './human-case.ts';

/** Formats the name of a practice or agency as on its sign: "ABC THERAPY, L.L.C." → "ABC Therapy, LLC". */
export const organizationName = (text: string): string => humanCase(text, caseOf);

const caseOf = (word: string, index: number): string => {
  const bare = word.replaceAll('.', '');
  const fixed = FIXED[bare];
  if (fixed !== undefined)
    return word.endsWith('.') && ENDS_WITH_DOT.has(bare) ? `${fixed}.` : fixed;
  if (index > 0 && LOWERCASE_WORDS.has(word)) return word.toLowerCase();
  if (/^(\p{L}\.)+\p{L}?$/u.test(word) || isInitials(word)) return word;
  return capitalized(word);
};

/** Unpronounceable words are initials: "BCS", "NRH". */
const isInitials = (word: string): boolean =>
  /^[BCDFGHJKLMNPQRSTVWXZ]{2,5}$/.test(word) && !ABBREVIATIONS.has(word);

/** Abbreviations without vowels. */
const ABBREVIATIONS = new Set(
  'BLDG BLVD BRK CLNC CNTR CNTY CRT CTR CTRS DPT DR DRS FT GRP HLTH HSPTL LN LTD MGMT MR MRS MS MT PRGM PSYCHTHRPY RD RHB SCH SR SRVC SRVCS ST STR SVC SVCS SVS THRPY'.split(
    ' ',
  ),
);

const LOWERCASE_WORDS = new Set(
  'A AN AND AT BY DE DEL FOR FROM IN OF ON OR THE TO WITH Y'.split(' '),
);

const ENDS_WITH_DOT = new Set(['CO', 'CORP', 'DR', 'INC', 'JR', 'LTD', 'SR', 'ST']);

const FIXED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    // Legal forms, degrees and licenses, and pronounceable names that are initials.
    'LLC PLLC LLP LLLP LP PC PA PLC PSC PS APC SC MD DO DDS DMD RN NP PT OT SLP ABA BCBA LCSW LMFT LPC ASD IDD ADHD UCP VNA YMCA YWCA USA US UCLA UCSF NYU VA II III IV'
      .split(' ')
      .map((word) => [word, word]),
  ),
  ARC: 'Arc',
  CO: 'Co',
  CORP: 'Corp',
  DBA: 'dba',
  INC: 'Inc',
  JR: 'Jr',
  LTD: 'Ltd',
  PHD: 'PhD',
  PSYD: 'PsyD',
  SR: 'Sr',
  ST: 'St',
};
