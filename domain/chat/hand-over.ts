import type { Message } from '../kernel/message.ts';
import { THREAD_MESSAGE_MAX_LENGTH } from '../support/support.constants.ts';
import { HAND_OVER_WORDS, MAX_HANDED_OVER } from './hand-over.constants.ts';

/** Parts of a message and its answer that support reads. */
export interface HandedTurn {
  /** Null after expiry. */
  readonly message: string | null;
  readonly answer: { readonly sentences: readonly { readonly text: string }[] } | null;
}

export interface HandOver<Turn extends HandedTurn> {
  /** Turns, oldest first; the last one is the question for support. */
  readonly turns: readonly Turn[];
  /** The family's own note; may be empty. */
  readonly note: string;
  /** Translates into the language of the page. */
  readonly translate: (message: Message) => string;
  /** Maximum characters of the text. */
  readonly most?: number;
}

/** Conversation as handed to support. */
export interface Handed<Turn extends HandedTurn> {
  readonly text: string;
  /** Turns included in the text. */
  readonly turns: readonly Turn[];
}

/**
 * Formats the last turns as one text. Page and server share it, so that a family sees exactly what is sent.
 * Omits the oldest turns if they do not fit; the last one always stays.
 */
export const handedOver = <Turn extends HandedTurn>({
  turns,
  note,
  translate,
  most = THREAD_MESSAGE_MAX_LENGTH,
}: HandOver<Turn>): Handed<Turn> => {
  const readable = turns.filter(({ message }) => message !== null).slice(-MAX_HANDED_OVER);
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
  const question = `${translate(HAND_OVER_WORDS.asked)}\n${message}`;
  if (answer === null) return `${question}\n\n${translate(HAND_OVER_WORDS.unanswered)}`;
  const sentences = answer.sentences.map(({ text }) => text).join(' ');
  return `${question}\n\n${translate(HAND_OVER_WORDS.answered)}\n${sentences}`;
};
