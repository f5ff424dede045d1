import { plainTextOf } from '../text/plain-text.ts';
import { isInAnotherLanguage } from '../text/spoken-language.ts';
import type { AnswerPart } from './answer-part.ts';
import { readSentences, type WrittenSentence } from './answer-sentences.ts';
import { type Checked, checkSentence } from './check-answer.ts';
import { dangerIn, type ModelDanger } from './model-danger.ts';

/** Reason for a missing model answer. Never contains model text. */
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

/** Signals that a fixed answer must replace the model's. */
export class AnswerDanger extends Error {
  override readonly name = 'AnswerDanger';
  readonly danger: ModelDanger;

  constructor(danger: ModelDanger) {
    super('The model said what only a fixed answer may.');
    this.danger = danger;
  }
}

/** Maximum characters of an answer. A longer one means that the model has lost its way. */
export const LONGEST_ANSWER = 6_000;

/**
 * Yields a model's permitted sentences, each once it is complete and checked. Throws an `AnswerFault` for an
 * incomplete answer, an `AnswerDanger`, and errors of the model's own stream.
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

/** Yields sentences of our own pages, which need no check. */
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
