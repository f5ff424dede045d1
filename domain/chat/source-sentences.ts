import type { ContentLanguage } from '../content/content.constants.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isSameWord, type Meaning, meaningOf } from './answer-words.ts';

/** Parts of a passage that can support a sentence. */
export interface Evidence {
  readonly title: string;
  readonly text: string;
}

/** Source sentence with its neighbors. */
export interface SourceSentence {
  readonly text: string;
  readonly title: Meaning;
  readonly meaning: Meaning;
  /** Previous sentence, if an "it" refers to something in it. */
  readonly antecedent: Meaning | undefined;
  readonly beside: readonly Meaning[];
  readonly around: string;
  /** Next sentence, if it is about the same thing, such as "That is dangerous." */
  readonly next: Meaning | undefined;
}

/** Returns the title and the sentences of a source. */
export const sourceSentences = (
  { title, text: body }: Evidence,
  language: ContentLanguage,
): readonly SourceSentence[] => {
  const sentences = [title, ...sentencesOf(body.normalize('NFKC'), language)];
  const meanings = sentences.map((sentence) => meaningOf(sentence, language));
  const ofTitle = meaningOf(title, language);
  return sentences.flatMap((text, at) => {
    const meaning = meanings[at];
    if (meaning === undefined) return [];
    const next = sentences[at + 1];
    return {
      text,
      title: ofTitle,
      meaning,
      antecedent: STANDS_FOR[language].test(text) ? meanings[at - 1] : undefined,
      beside: [meanings[at - 1], meanings[at + 1]].filter((each) => each !== undefined),
      around: [sentences[at - 1], text, next].filter((each) => each !== undefined).join('\n'),
      next: next !== undefined && REFERS_BACK[language].test(next) ? meanings[at + 1] : undefined,
    };
  });
};

const REFERS_BACK: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /^(?:but |and |so )?(?:this|that|these|those|it|they|both|none|such|instead|however|(?:never|do not|don['’]t) (?:do|try|use|give) (?:this|that|it|them|so))\b/iu,
  es: /^(?:pero |y |así que )?(?:esto|eso|estos|esas?|esos|es |son |ambos|ningun|en cambio|sin embargo|(?:nunca|jamás|no) (?:lo|la|los|las) )/iu,
};

const STANDS_FOR: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /\b(?:it|its|they|them|this|that|these|those)\b/iu,
  es: /(?<!\p{L})(?:lo|le|les|eso|esto|ellos|ellas|\p{L}+[áéí]\p{L}+l[aeo]s?)(?!\p{L})/iu,
};

/** Counts the shared words. */
export const overlapOf = (said: Meaning, { words }: Meaning): number =>
  said.words.filter(({ stem }) => words.some((word) => isSameWord(word.stem, stem))).length;

/** Returns whether a sentence contains a form of the word. */
export const has = ({ words }: Meaning, stem: string): boolean =>
  words.some((word) => isSameWord(word.stem, stem));
