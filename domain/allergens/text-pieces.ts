import type { FoundFood, PlainWord } from './find-foods.ts';

export type Item = FoundFood | PlainWord;

/** A part of a text between commas and the like. */
export interface Piece {
  readonly items: readonly Item[];
  /** The first of its sentence. */
  readonly isFirst: boolean;
  /** Its words without accents, with `@` in the place of each food. */
  readonly sentence: string;
  readonly hasFood: boolean;
}

export const sentenceOf = (items: readonly Item[]): string =>
  items
    .map(({ food, words }) => (food === null ? words.map(({ plain }) => plain).join(' ') : '@'))
    .join(' ');

/** Ends of sentences, and of pieces within them. */
const SENTENCE_END = /[.;\n!?•|]/;
const PIECE_END = /[,/+&:–—()[\]]|\s-\s/;

/** Words that begin another piece, always or where a statement follows. */
const TURNS = /^(?:but|pero|however|although|though|aunque|sino|yet)$/;
const JOINS = /^(?:and|y|e)$/;
const STATEMENT =
  /^(?:(?:is|es|he|she|they|el|ella|also|tambien|has|tiene|the|her|his|su|le) ){0,3}(?:allergic|alergic\w+|not|no|isnt|avoids?|evita|outgrew|can|puede|tolerates?|tolera|reacts?|reacciona)\b/;

export const piecesOf = (text: string, items: readonly Item[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let current: Item[] = [];
  let isFirst = true;
  let at = 0;
  const end = (): void => {
    if (current.length > 0)
      pieces.push({
        items: current,
        isFirst,
        sentence: sentenceOf(current),
        hasFood: current.some(({ food }) => food !== null),
      });
    isFirst &&= current.length === 0;
    current = [];
  };
  items.forEach((item, index) => {
    const between = text.slice(at, item.words[0]?.from ?? at);
    at = item.words.at(-1)?.to ?? at;
    const word = item.food === null ? (item.words[0]?.plain ?? '') : '';
    const states = () => STATEMENT.test(sentenceOf(items.slice(index + 1, index + 6)));
    if (SENTENCE_END.test(between)) {
      end();
      isFirst = true;
    } else if (PIECE_END.test(between) || TURNS.test(word) || (JOINS.test(word) && states())) end();
    current.push(item);
  });
  end();
  return pieces;
};
