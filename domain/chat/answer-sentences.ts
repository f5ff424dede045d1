import type { ContentLanguage } from '../content/content.constants.ts';
import { SENTENCES } from '../text/sentences.ts';
import type { AnswerPart } from './answer-part.ts';

/** A sentence as a model wrote it, and the numbers that it cites. */
export interface WrittenSentence {
  readonly text: string;
  readonly cited: readonly number[];
}

export interface SentenceReader {
  /** Sentences that the part completes. */
  readonly read: (part: AnswerPart) => readonly WrittenSentence[];
  /** The rest, once nothing more comes. */
  readonly end: () => readonly WrittenSentence[];
}

interface Citation {
  /** Letters before it. */
  readonly at: number;
  readonly passage: number;
}

/** Where a sentence begins and ends in a text. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Puts parts together to sentences. A sentence is complete when the next one has begun, since a citation may
 * follow its period.
 */
export const readSentences = (language: ContentLanguage): SentenceReader => {
  let text = '';
  let citations: readonly Citation[] = [];

  const take = (spans: readonly Span[], next: number): readonly WrittenSentence[] => {
    const sentences = spans.map(({ from, to }, at) => {
      const until = spans[at + 1]?.from ?? next;
      const cited = citations.filter((citation) => citation.at > from && citation.at <= until);
      return {
        text: text.slice(from, to).trim(),
        cited: Array.from(new Set(cited.map(({ passage }) => passage))),
      };
    });
    text = text.slice(next);
    citations = citations.flatMap(({ at, passage }) =>
      at > next ? [{ at: at - next, passage }] : [],
    );
    return sentences;
  };

  return {
    read: (part) => {
      if (part.type === 'citation')
        citations = [...citations, { at: text.length, passage: part.passage }];
      if (part.type !== 'text') return [];
      text += part.text;
      const spans = spansOf(text, language);
      const last = spans.at(-1);
      return last === undefined ? [] : take(spans.slice(0, -1), last.from);
    },
    end: () => take(spansOf(text, language), text.length),
  };
};

const spansOf = (text: string, language: ContentLanguage): readonly Span[] => {
  const spans: Span[] = [];
  for (const { segment, index } of SENTENCES[language].segment(text)) {
    const visible = segment.search(/\S/u);
    if (visible < 0) continue;
    const span = { from: index + visible, to: index + segment.length };
    const before = spans.at(-1);
    if (before !== undefined && belongTogether(text, before, span))
      spans[spans.length - 1] = { from: before.from, to: span.to };
    else spans.push(span);
  }
  return spans;
};

/** The period of an abbreviation, of a number in a list, or in an address ends no sentence. */
const belongTogether = (text: string, before: Span, next: Span): boolean => {
  const gap = text.slice(before.from, next.from);
  if (gap.includes('\n')) return false;
  return (
    !/\s$/u.test(gap) || /^(?:[-*•–+]|\(?\d{1,2}[.)])\s*$/u.test(gap) || ABBREVIATION.test(gap)
  );
};

const ABBREVIATION =
  /(?:^|[\s(])(?:Dr|Dra|Mr|Mrs|Ms|Sr|Sra|Srta|St|Sec|No|Nos|vs|e\.g|i\.e|approx|art|Art|núm|Núm|p\. ej|Ud|Uds|EE\. UU|(?:\p{Lu}\.)+\p{Lu})\.\s*$/u;
