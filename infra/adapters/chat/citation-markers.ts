import type { AnswerPart } from '@hearthway/domain/chat/answer-part.ts';

/** Parser for text in which `[1]` cites the first passage. */
export interface MarkerReader {
  readonly read: (text: string) => readonly AnswerPart[];
  /** Returns the rest at the end of the text. */
  readonly end: () => readonly AnswerPart[];
}

/** Buffers the beginning of a marker, since a marker may arrive in pieces. */
export const readMarkers = (): MarkerReader => {
  let waiting = '';
  return {
    read: (text) => {
      const all = waiting + text;
      const [begun = ''] = BEGUN.exec(all) ?? [];
      waiting = begun;
      return partsOf(all.slice(0, all.length - begun.length));
    },
    end: () => partsOf(waiting),
  };
};

const MARKER = /([[【]\^?\s?\d{1,3}(?:\s?[,;]\s?\d{1,3})*\s?[\]】])/u;
const BEGUN = /[[【]\^?[\s\d,;]{0,24}$/u;

const partsOf = (text: string): readonly AnswerPart[] =>
  text.split(MARKER).flatMap((piece, at): readonly AnswerPart[] => {
    if (at % 2 === 0) return piece === '' ? [] : [{ type: 'text', text: piece }];
    const numbers = piece.match(/\d+/gu) ?? [];
    return numbers.map((number) => ({ type: 'citation', passage: Number(number) - 1 }));
  });
