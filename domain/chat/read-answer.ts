import { plainTextOf } from '../text/plain-text.ts';
import { isInAnotherLanguage } from '../text/spoken-language.ts';
import type { AnswerPart } from './answer-part.ts';
import { readSentences, type WrittenSentence } from './answer-sentences.ts';
import { type Checked, checkSentence } from './check-answer.ts';
import { dangerIn, type ModelDanger } from './model-danger.ts';

/** Why a model gave no answer. Never with words of its own. */
type AnswerFaultReason =
  | 'refused'
  | 'broke-off'
  | 'too-long'
  | 'another-language'
  | 'nothing-left'
  | 'no-words'
  | 'too-late'
  | 'unknown-tool'
  | 'not-readable';

export class AnswerFault extends Error {
  override readonly name = 'AnswerFault';
  readonly reason: AnswerFaultReason;

  constructor(reason: AnswerFaultReason) {
    super(`No answer of the model: ${reason}.`);
    this.reason = reason;
  }
}

/** A fixed answer is given in place of the model's. */
export class AnswerDanger extends Error {
  override readonly name = 'AnswerDanger';
  readonly danger: ModelDanger;

  constructor(danger: ModelDanger) {
    super('The model said what only a fixed answer may.');
    this.danger = danger;
  }
}

/** Letters of an answer. A model that goes on has lost its way. */
export const LONGEST_ANSWER = 6_000;

/**
 * The sentences of a model that may be said, each as soon as it is complete and checked. Throws an
 * `AnswerFault` where there is no whole answer, an `AnswerDanger`, and faults of the model's own stream.
 */
export async function* readAnswer(
  parts: AsyncIterable<AnswerPart>,
  checked: Checked,
): AsyncGenerator<WrittenSentence> {
  const reader = readSentences(checked.language);
  const written: WrittenSentence[] = [];
  let letters = 0;
  let said = 0;
  let isWhole = false;

  const admit = (sentences: readonly WrittenSentence[]): readonly WrittenSentence[] =>
    sentences.flatMap((sentence) => {
      const text = plainTextOf(sentence.text);
      written.push({ ...sentence, text });
      const danger = dangerIn(written, checked);
      if (danger !== null) throw new AnswerDanger(danger);
      const soFar = written.map((each) => each.text).join(' ');
      if ([text, soFar].some((each) => isInAnotherLanguage(each, checked.language)))
        throw new AnswerFault('another-language');
      const mayBeSaid = checkSentence(sentence, checked);
      if (mayBeSaid === null) return [];
      said += 1;
      return [mayBeSaid];
    });

  for await (const part of parts) {
    if (part.type === 'refused') throw new AnswerFault('refused');
    if (part.type === 'text') letters += part.text.length;
    if (letters > LONGEST_ANSWER) throw new AnswerFault('too-long');
    yield* admit(reader.read(part));
    isWhole = part.type === 'done';
    if (isWhole) break;
  }
  if (!isWhole) throw new AnswerFault('broke-off');
  yield* admit(reader.end());
  if (said === 0) throw new AnswerFault('nothing-left');
}

/** The sentences of our own pages, which are as they may be said. */
export async function* readOwnPages(
  parts: AsyncIterable<AnswerPart>,
  { language }: Pick<Checked, 'language'>,
): AsyncGenerator<WrittenSentence> {
  const reader = readSentences(language);
  for await (const part of parts) {
    if (part.type === 'refused') throw new AnswerFault('refused');
    yield* reader.read(part);
  }
  yield* reader.end();
}
