import type { ContentLanguage } from '../content/content.constants.ts';
import { plainOf } from '../kernel/plain-word.ts';
import { ANSWER_VOCABULARY } from '../text/answer-vocabulary.constants.ts';

/** Content word of a sentence. */
export interface MeaningWord {
  /** Lower case, without accents and usual endings; synonyms share the first stem of their group. */
  readonly stem: string;
  /** Polarity: whether a "no", "never" or "avoid" precedes the word, or denies something about it. */
  readonly sense: 'affirmed' | 'denied' | 'subject-of-denial';
  /** True for words allowed even if the source lacks them. */
  readonly isNeutral: boolean;
}

/** Parts of a sentence's meaning that are compared with its source. */
export interface Meaning {
  readonly words: readonly MeaningWord[];
  readonly isNegative: boolean;
  /** True if the sentence begins with its negation: `Do not call.` */
  readonly isForbidding: boolean;
  /** True if the sentence mentions harm or risk. */
  readonly isCaution: boolean;
  /** True if the sentence reports a claim by others. */
  readonly isClaimed: boolean;
  /** True if the sentence states a possibility, or something true in some cases only. */
  readonly isHedged: boolean;
  /** True if the sentence refers to a doctor. */
  readonly namesDoctor: boolean;
  /** True if the sentence contains "off" or "away". */
  readonly turnsAway: boolean;
  /** Stems next to "off" or "away". */
  readonly turned: readonly string[];
  /** True if the sentence begins with the referral: `Ask your doctor …`. */
  readonly sendsToDoctor: boolean;
  /** True if a doctor has to be consulted before something else. */
  readonly isForDoctor: boolean;
}

export const meaningOf = (sentence: string, language: ContentLanguage): Meaning => {
  const {
    functionWords,
    neutralStems,
    negations,
    cautions,
    attributions,
    hedges,
    doctors,
    prepare,
    ends,
    opens,
  } = LEXICON[language];
  const text = prepare(plainOf(sentence.replaceAll(/[’]/gu, "'")));
  const words: MeaningWord[] = [];
  let [isNegative, isCaution, isClaimed, isHedged, namesDoctor] = [
    false,
    false,
    false,
    false,
    false,
  ];
  let isNegated = false;
  /** Start of the current scope: a negation after a predicate also applies to the words before it. */
  let clause = 0;
  let isConditional = false;
  const turned: string[] = [];
  const tokens = text.match(/[a-z0-9]+(?:-[a-z0-9]+)*|[,;:.!?()—–]| - /gu) ?? [];
  tokens.forEach((token, at) => {
    if (/^[^a-z0-9]/u.test(token)) {
      const next = tokens[at + 1] ?? '';
      if (token !== ',' || isConditional || ends.has(next)) {
        isNegated = false;
        isConditional = false;
        clause = words.length;
      }
      return;
    }
    if (ends.has(token)) {
      isNegated = false;
      clause = words.length;
    }
    if (opens.has(token)) {
      isConditional = true;
      isNegated = false;
      clause = words.length;
    }
    if (hedges.has(token)) isHedged = true;
    const stem = stemOf(token, language);
    if (cautions.has(token)) isCaution = true;
    if (attributions.has(token)) isClaimed = true;
    if (doctors.has(stem)) namesDoctor = true;
    if (negations.has(token)) {
      isNegative = true;
      isNegated = true;
      for (let before = clause; before < words.length; before += 1) {
        const word = words[before];
        if (word?.sense === 'affirmed') words[before] = { ...word, sense: 'subject-of-denial' };
      }
      return;
    }
    if (AWAY[language].test(token)) turned.push(...words.slice(-2).map((word) => word.stem));
    if (functionWords.has(token) || /^[\d-]+$/u.test(token)) return;
    words.push({
      stem,
      sense: isNegated ? 'denied' : 'affirmed',
      isNeutral: neutralStems.has(stem),
    });
  });
  return {
    words,
    isNegative,
    isForbidding: FORBIDS[language].test(text),
    isCaution,
    isClaimed,
    isHedged,
    namesDoctor,
    turned,
    turnsAway: AWAY[language].test(text),
    sendsToDoctor: SENDS[language].test(text),
    isForDoctor: namesDoctor && FIRST[language].test(text),
  };
};

const FORBIDS: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /^[^a-z]*(?:please |but |and |so |you (?:should|must|can|need) ?)*(?:do not|dont|does not|never|avoid|not|no|stop|neednt|cannot)\b/u,
  es: /^[^a-z]*(?:por favor,? |pero |y )*(?:no|nunca|jamas|evite|evitar)\b/u,
};

const AWAY: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /\b(?:off|away|apart)\b/u,
  es: /(?<![a-z])(?:apague|apagar|apagado|aleje|alejar|alejad[oa]s?|lejos)(?![a-z])/u,
};

const SENDS: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /^[^a-z]*(?:if [^,]*, |please |first,? |you (?:can|should) )*(?:ask|tell|call|see|talk (?:to|with)|speak (?:to|with)|check with) (?:your|the|a|his|her) (?:childs )?(?:doctor|pediatrician|nurse|dentist)\b/u,
  es: /^[^a-z]*(?:si [^,]*, |por favor,? |primero,? |puede )*(?:pregunt\w+|habl\w+|dig\w+|llam\w+|consult\w+) (?:con |al? )?(?:el |la |su )?(?:medic[oa]|doctora?|pediatra|enfermera|dentista)\b/u,
};

const FIRST: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /\b(?:before|first|unless|without)\b/u,
  es: /\b(?:antes|primero|sin)\b/u,
};

const ENDINGS: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /(?:(?<=.{3})ingly|(?<=.{3})ing|(?<=.{3})edly|(?<=.{3})ied|(?<=.{3})ed|(?<=.{3})ies|(?<=.{4})ly|(?<=.{2}[sxz]|.{2}[cs]h)es|(?<=.{2}[^s])s|(?<=.{2})e|(?<=.{2})y)$/u,
  es: /(?:(?<=.{3})(?:amente|mente)|(?<=.{3})(?:aciones|acion|iones|ion)|(?<=.{3})(?:andol|iendol)?(?:ando|iendo)(?:l[aeo]s?|se)?|(?<=.{3})(?:ados|adas|ado|ada|idos|idas|ido|ida)|(?<=.{3})[aei]r(?:l[aeo]s?|se)?|(?<=.{3})[ae]l[aeo]s?|(?<=.{3})(?:aran|eran|iran|ara|era|ira)|(?<=.{3})(?:en|an|es|as|os)|(?<=.{2})[aeo]|(?<=.{3})s)$/u,
};

/** Returns the word without its ending, or the first of its synonyms. */
export const stemOf = (word: string, language: ContentLanguage): string => {
  const direct = SYNONYMS[language].get(word);
  if (direct !== undefined) return direct;
  const stem = cut(word, language);
  return SYNONYMS[language].get(stem) ?? stem;
};

const cut = (word: string, language: ContentLanguage): string => {
  const bare = word.replace(ENDINGS[language], '');
  const once =
    language === 'en'
      ? bare.replace(/([^aeiouls])\1$/u, '$1').replace(/(?<=.{2})[ey]$/u, '')
      : bare;
  return once;
};

/** Returns whether stems are forms of one word: `evaluat` and `evaluation`. */
export const isSameWord = (one: string, other: string): boolean => {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (OPPOSITES.test(short) !== OPPOSITES.test(long)) return false;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  if (long.length - shared > MAX_ENDING) return false;
  return shared >= LEAST_SHARED || (shared === short.length && shared >= LEAST_WHOLE);
};

const OPPOSITES = /less$/u;
const LEAST_SHARED = 6;
const LEAST_WHOLE = 4;
const MAX_ENDING = 4;

const SYNONYMS: Readonly<Record<ContentLanguage, ReadonlyMap<string, string>>> = {
  en: synonymsOf('en'),
  es: synonymsOf('es'),
};

function synonymsOf(language: ContentLanguage): ReadonlyMap<string, string> {
  return new Map(
    ANSWER_VOCABULARY[language].synonyms.flatMap((group) => {
      const words = group.split(' ');
      const first = cut(words[0] ?? '', language);
      return words.flatMap((word) => [
        [word, first] as const,
        [cut(word, language), first] as const,
      ]);
    }),
  );
}

const LEXICON = { en: lexiconOf('en'), es: lexiconOf('es') };

function lexiconOf(language: ContentLanguage) {
  const {
    functionWords,
    neutral,
    negations,
    cautions,
    attributions,
    hedges,
    doctors,
    prepare,
    ends,
    opens,
  } = ANSWER_VOCABULARY[language];
  const stems = (words: ReadonlySet<string>) =>
    new Set(Array.from(words, (word) => stemOf(word, language)));
  return {
    functionWords,
    neutralStems: stems(neutral),
    negations,
    cautions,
    attributions,
    hedges,
    doctors: stems(doctors),
    prepare: (text: string) =>
      prepare.reduce((each, [found, by]) => each.replaceAll(found, by), text),
    ends,
    opens,
  };
}
