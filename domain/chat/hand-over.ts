import type { Message } from '../kernel/message.ts';
import { THREAD_MESSAGE_MAX_LENGTH } from '../support/support.constants.ts';
import { HAND_OVER_WORDS, MOST_HANDED_OVER } from './hand-over.constants.ts';

/** A message and its answer, as far as support reads them. */
export interface HandedTurn {
  /** Null once it has expired. */
  readonly message: string | null;
  readonly answer: { readonly sentences: readonly { readonly text: string }[] } | null;
}

export interface HandOver<Turn extends HandedTurn> {
  /** The oldest first; the last one is what a person is asked about. */
  readonly turns: readonly Turn[];
  /** The family's own words; empty for none. */
  readonly note: string;
  /** Puts a message into the language of the page. */
  readonly translate: (message: Message) => string;
  /** Letters of the text. */
  readonly most?: number;
}

/** A conversation as support is to read it. */
export interface Handed<Turn extends HandedTurn> {
  readonly text: string;
  /** The turns that the text holds. */
  readonly turns: readonly Turn[];
}

/**
 * The last turns of a conversation as one text, which page and server make alike: a family sees what is
 * sent. Turns that do not fit are left out, the oldest first; the last one stays.
 */
export const handedOver = <Turn extends HandedTurn>({
  turns,
  note,
  translate,
  most = THREAD_MESSAGE_MAX_LENGTH,
}: HandOver<Turn>): Handed<Turn> => {
  const readable = turns.filter(({ message }) => message !== null).slice(-MOST_HANDED_OVER);
  const textOf = (kept: readonly Turn[]): string =>
    [
      ...(note === '' ? [] : [note]),
      ...(kept.length === 0 ? [] : [translate(HAND_OVER_WORDS.intro)]),
      ...kept.map((turn) => turnText(turn, translate)),
    ].join('\n\n');
  for (let from = 0; ; from += 1) {
    const kept = readable.slice(from);
    const text = textOf(kept);
    if (text.length <= most || kept.length <= 1) return { text, turns: kept };
  }
};

const turnText = (
  { message, answer }: HandedTurn,
  translate: (message: Message) => string,
): string => {
  const asked = `${translate(HAND_OVER_WORDS.asked)}\n${message}`;
  if (answer === null) return `${asked}\n\n${translate(HAND_OVER_WORDS.unanswered)}`;
  const sentences = answer.sentences.map(({ text }) => text).join(' ');
  return `${asked}\n\n${translate(HAND_OVER_WORDS.answered)}\n${sentences}`;
};
