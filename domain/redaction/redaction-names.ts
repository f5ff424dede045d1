import { setOfWords } from '../kernel/plain-word.ts';
import { ANSWER_VOCABULARY } from '../text/answer-vocabulary.constants.ts';
import { stateAt } from '../text/state-at.ts';
import { GIVEN_NAMES } from './given-names.constants.ts';
import { ORDINARY_WORDS } from './ordinary-words.constants.ts';
import {
  isAt,
  type NeutralWords,
  type Redacted,
  replaced,
  type TextWord,
  textWordsOf,
} from './redaction-words.ts';

/** Relations that a name may follow: `my son Mateo`. */
const RELATIONS = setOfWords(
  'son sons daughter child kid boy girl toddler baby twin teen teenager grandson granddaughter nephew',
  'niece stepson stepdaughter husband wife partner mom mother dad father brother sister grandma',
  'grandpa grandmother grandfather aunt uncle cousin friend neighbor teacher therapist aide doctor',
  'pediatrician nurse bcba rbt slp named little one preschooler kiddo student',
  'hijo hija hijito hijita nino nina niño niña bebe nene nena muchacho muchacha chamaco chamaca nieto',
  'nieta sobrino sobrina esposo esposa marido mujer pareja mama papa madre padre hermano hermana',
  'abuelo abuela tia tio primo prima amigo amiga vecina vecino maestro maestra terapeuta pediatra gemelo',
  'gemela hijastro hijastra peque',
);

/** Cues before a name in any case. */
const SURE_CUES = ['name is', 'names', 'nombre es', 'me llamo', 'named', 'goes by'].map((cue) =>
  cue.split(' '),
);

/** Cues before a capitalized or common name. */
const LIKELY_CUES = [
  'called',
  'se llama',
  'llamado',
  'llamada',
  'i am',
  'im',
  'this is',
  'soy',
].map((cue) => cue.split(' '));

const TITLES = setOfWords('mr mrs ms miss dr dra sr sra srta doctor doctora prof professor coach');

/** Words in the position of a name that are not names. */
const NO_NAMES = setOfWords(
  'a an and are autism autistic as asd at but by can did do does down for from had has have he her his',
  'how i if in is it its like my not of on or our she should so that the their them then there they this',
  'to was we were what when where which who why will with would you your yes no none yet private important',
  'spelled wrong missing different incorrect english spanish latino latina hispanic mexican american black',
  'white asian deaf blind muslim christian catholic jewish medicaid medicare hearthway plus family free',
  'el la los las un una de del en y o que no si es mi su con por para al lo le se a como cuando donde esta',
  'tiene ya muy latina hispano hispana mexicano mexicana autista nuevo nueva madre padre mama papa',
  'blue cross shield aetna cigna united anthem kaiser humana tricare katie beckett lanterman asperger rett',
  'kanner denver hanen montessori floortime teacch pecs zoom google facebook medicaid chip',
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july',
  'august september october november december lunes martes miercoles jueves viernes sabado domingo enero',
  'plan program law act school therapy level nivel escuela terapia programa ley seguro america',
);

/** Common names that are also ordinary words: not names in lower case. */
const WORDS_TOO = setOfWords(
  'mia nina rosa paz angel cruz leo mark will grace hope joy rose faith sky summer amber dawn daisy hazel',
  'ivy iris lily violet jade ruby pearl crystal destiny sierra alma luz sol mar gloria mercedes dolores',
  'consuelo esperanza milagros pilar soledad estrella norma lola blanca clara linda bruno ana drew pat rob',
  'sue bill frank chase hunter carter mason mercy max penny robin sandy art gene ray dean grant heather',
  'salvador german marco ella carolina virginia',
);

/** Acronyms of therapies, plans, laws and offices. */
const ACRONYMS = setOfWords(
  'aba iep iepc ifsp bcba bcaba rbt slp slpa ot pt aac ebp fape idea lre esy pwn fba bip bsp epsdt hcbs ssi ssdi',
  'adhd add asd ocd odd pdd pda spd fasd ados adir mchat vineland cars cbt dir esdm pecs eeg mri icd dsm cpt npi',
  'hmo ppo epo pos hsa fsa fmla eob erisa aca cobra chip hipaa ferpa mhpaea tricare echo va doe dod dodea usps',
  'able ssa cms dhs hhs sped ell esl pta iq ei ecse cst lea sea gi er icu dr mr mrs ms id faq pdf app tv uk usa us',
  'ssn dob np md phd do rn lcsw lpc pca respite ihss dds ddd opwdd caa tea tdah toc ok mms cbd',
);

/**
 * Recognizes ordinary words, and words of states, plans or therapies, which are not names even when
 * capitalized.
 */
const isOrdinary = (plain: string): boolean =>
  [plain, plain.replace(/(?:es|s|ed|ing|ly|d)$/u, ''), plain.replace(/(?:s|d)$/u, 'e')].some(
    (word) =>
      NO_NAMES.has(word) ||
      ORDINARY_WORDS.has(word) ||
      ACRONYMS.has(word) ||
      LISTED.some((words) => words.has(word)),
  ) ||
  (plain.split('-').length > 1 && plain.split('-').every(isOrdinary));

const LISTED = [ANSWER_VOCABULARY.en, ANSWER_VOCABULARY.es].flatMap(
  ({ functionWords, neutral }) => [functionWords, neutral],
);

const ORGANIZATIONS = setOfWords(
  'elementary school academy preschool kindergarten daycare clinic center centre hospital church university college',
  'pediatrics therapy services group primaria colegio guarderia middle high',
);

export interface NameRules {
  /** Names of the account and of its known children. */
  readonly known: readonly string[];
  readonly words: NeutralWords;
}

/** Redacts names in the texts of a conversation. A name introduced in one text is redacted in all. */
export const withoutNames = (
  texts: readonly string[],
  { known, words: neutral }: NameRules,
): readonly string[] => {
  const all = texts.map((text) => textWordsOf(text));
  const introduced = new Set(
    all.flatMap((words, index) =>
      introducedNames(texts[index] ?? '', words).flatMap(({ from, to }) =>
        words.slice(from, to).map(({ plain }) => plain),
      ),
    ),
  );
  const own = new Set(known.flatMap((name) => textWordsOf(name).map(({ plain }) => plain)));
  return texts.map((text, index) => {
    const words = all[index] ?? [];
    const spans = [...introducedNames(text, words), ...spansOf(text, words, introduced, own)];
    return replaced(
      text,
      spans.map((span) => redactedOf(text, words, span, { own, introduced }, neutral)),
    );
  });
};

interface NameSpan {
  /** Index of its first word, and of the word after its last. */
  readonly from: number;
  readonly to: number;
  /** Kind of words before the name that identify the person. */
  readonly cue: 'relation' | 'title' | 'told' | 'name';
  /** Index of the word that introduces it. */
  readonly lead: number;
}

const introducedNames = (text: string, words: readonly TextWord[]): readonly NameSpan[] =>
  words.flatMap((word, at): readonly NameSpan[] => {
    const sure = SURE_CUES.find((cue) => isAt(words, at, cue));
    const likely = sure === undefined && LIKELY_CUES.find((cue) => isAt(words, at, cue));
    const cue = sure ?? (likely === false ? undefined : likely);
    const isTitle = TITLES.has(word.plain);
    if (cue === undefined && !isTitle && !RELATIONS.has(word.plain)) return [];
    const from = at + (cue?.length ?? 1);
    const first = words[from];
    if (first === undefined || NO_NAMES.has(first.plain)) return [];
    const gap = text.slice(words[from - 1]?.to, first.from);
    if (!/^(?:['’]s)?[.,:]? {0,2}["“(]?$/u.test(gap) || (gap.includes('.') && !isTitle)) return [];
    const isSure = sure !== undefined && sure.join(' ') !== 'names';
    const isUsual = isUsualName(first);
    // A comma may begin another clause: `my son, he …`. After `my son`, an unusual word is a name in any
    // case.
    const isUnknown = likely === undefined || likely === false ? !isOrdinary(first.plain) : false;
    const isNamed = isUsual || isUnknown || (first.isCapital && !isLetters(first.text));
    if (!isSure && !isNamed) return [];
    if (likely !== false && likely !== undefined && !isUsual && !isIntroduced(words, at)) return [];
    const to = endOfName(text, words, from);
    const kind = cue !== undefined ? 'told' : isTitle ? 'title' : 'relation';
    return [{ from, to, cue: kind, lead: at }];
  });

/** Detects words about a person rather than a program: `my daughter is called`. */
const isIntroduced = (words: readonly TextWord[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ plain }) => RELATIONS.has(plain) || plain === 'he' || plain === 'she') ||
  (words[at]?.plain === 'se' && at === 0);

const isLetters = (text: string): boolean => /^\p{Lu}{2,5}s?$/u.test(text);

const isUsualName = ({ plain, isCapital }: TextWord): boolean =>
  GIVEN_NAMES.has(plain) && (isCapital || !WORDS_TOO.has(plain));

const PARTICLES = setOfWords('de del la van von');

/** Extends a name over capitalized words and the particles between them. */
const endOfName = (text: string, words: readonly TextWord[], from: number): number => {
  let to = from + 1;
  for (let at = to; at < words.length && at - from < MAX_NAME_WORDS; at += 1) {
    const [word, before] = [words[at], words[at - 1]];
    if (word === undefined || before === undefined) break;
    if (text.slice(before.to, word.from) !== ' ') break;
    if (PARTICLES.has(word.plain)) continue;
    if (!word.isCapital || NO_NAMES.has(word.plain) || isLetters(word.text)) break;
    to = at + 1;
  }
  return to;
};

const MAX_NAME_WORDS = 5;

/** Finds common names, names of the account and introduced names. */
const spansOf = (
  text: string,
  words: readonly TextWord[],
  introduced: ReadonlySet<string>,
  own: ReadonlySet<string>,
): readonly NameSpan[] =>
  words.flatMap((word, at) => {
    const isKnown = own.has(word.plain) || introduced.has(word.plain);
    const isUnknown =
      (word.isCapital || isBeforeOrganization(words, at)) && !isOrdinary(word.plain);
    const isName = isKnown
      ? word.isCapital || !(WORDS_TOO.has(word.plain) || NO_NAMES.has(word.plain))
      : (isUsualName(word) || isUnknown) && !NO_NAMES.has(word.plain) && !isOfState(words, at);
    if (!isName) return [];
    return [{ from: at, to: endOfName(text, words, at), cue: 'name' as const, lead: at }];
  });

/** Matches up to two unusual words before an organization: `brier creek elementary`. */
const isBeforeOrganization = (words: readonly TextWord[], at: number): boolean => {
  const next = words[at + 1]?.plain ?? '';
  return (
    ORGANIZATIONS.has(next) || (!isOrdinary(next) && ORGANIZATIONS.has(words[at + 2]?.plain ?? ''))
  );
};

/** Recognizes words of state names, including the second word. */
const isOfState = (words: readonly TextWord[], at: number): boolean =>
  [at, at - 1, at - 2].some((first) => {
    const state = first < 0 ? undefined : stateAt(words, first);
    return state !== undefined && first + state.length > at;
  });

const redactedOf = (
  text: string,
  words: readonly TextWord[],
  { from, to, cue, lead }: NameSpan,
  {
    own,
    introduced,
  }: { readonly own: ReadonlySet<string>; readonly introduced: ReadonlySet<string> },
  { child, person }: NeutralWords,
): Redacted => {
  const [first, last, before] = [words[from], words[to - 1], words[lead]];
  const end = last?.to ?? text.length;
  if (cue === 'relation' && before !== undefined) return { from: before.to, to: end, by: '' };
  const start = (cue === 'title' ? before : first)?.from ?? 0;
  const isOther =
    cue === 'title' ||
    (first !== undefined &&
      cue === 'name' &&
      !GIVEN_NAMES.has(first.plain) &&
      !introduced.has(first.plain)) ||
    words.slice(from, to).some(({ plain }) => own.has(plain));
  return { from: start, to: end, by: isOther ? person : child };
};
