import type { ContentLanguage } from '../content/content.constants.ts';
import { SENTENCES } from '../text/sentences.ts';
import type { AnswerPart } from './answer-part.ts';

/** Sentence as the model wrote it, with the passage numbers that it cites. */
export interface WrittenSentence {
  readonly text: string;
  readonly cited: readonly number[];
}

export interface SentenceReader {
  /** Returns the sentences that this part completes. */
  readonly read: (part: AnswerPart) => readonly WrittenSentence[];
  /** Returns the remaining sentences at the end of the stream. */
  readonly end: () => readonly WrittenSentence[];
}

interface Citation {
  /** Number of characters before it. */
  readonly at: number;
  readonly passage: number;
}

/** Start and end of a sentence in a text. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Assembles parts into sentences. A sentence is complete once the next one begins, since a citation may
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

/** Periods in abbreviations, list numbers and addresses do not end a sentence. */
const belongTogether = (text: string, before: Span, next: Span): boolean => {
  const gap = text.slice(before.from, next.from);
  if (gap.includes('\n')) return false;
  return (
    !/\s$/u.test(gap) || /^(?:[-*•–+]|\(?\d{1,2}[.)])\s*$/u.test(gap) || ABBREVIATION.test(gap)
  );
};

const ABBREVIATION =
  /(?:^|[\s(])(?:Dr|Dra|Mr|Mrs|Ms|Sr|Sra|Srta|St|Sec|No|Nos|vs|e\.g|i\.e|approx|art|Art|núm|Núm|p\. ej|Ud|Uds|EE\. UU|(?:\p{Lu}\.)+\p{Lu})\.\s*$/u;
