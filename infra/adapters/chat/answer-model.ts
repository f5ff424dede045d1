import type { AnswerPart } from '@hearthway/domain/chat/answer-part.ts';
import type { AnswerModelName } from '@hearthway/domain/chat/chat.constants.ts';
import type { AnswerPassage } from '@hearthway/domain/chat/compose-answer.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';

/** Earlier message of the same family, from our own history. */
export interface EarlierTurn {
  readonly question: string;
  readonly answer: string;
}

/** Passage found by a tool. Its number is the one that a citation names. */
export interface NumberedPassage extends AnswerPassage {
  readonly number: number;
}

/** Tool that a model may call. Its results are passages, so that they can be cited. */
export interface AnswerTool {
  /** Letters, digits and `_`. */
  readonly name: string;
  /** Description for the model, in English. */
  readonly description: string;
  /** JSON schema of `input`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /**
   * Runs the tool. Its input is untrusted, since a model has written it. Numbers continue after all earlier
   * passages.
   */
  readonly run: (input: unknown, signal: AbortSignal) => Promise<readonly NumberedPassage[]>;
}

/** Everything that a model is given. */
export interface ModelRequest {
  readonly question: string;
  readonly language: ContentLanguage;
  /** Passages, the best first, numbered from 0. Tools add to them. */
  readonly passages: readonly AnswerPassage[];
  /** Earlier turns, the oldest first. */
  readonly earlier: readonly EarlierTurn[];
  /** Available tools. A call to any other tool counts as a failure of the model. */
  readonly tools: readonly AnswerTool[];
  /** Aborted once the answer is no longer awaited. */
  readonly signal: AbortSignal;
}

/** Composes answers, all of which are checked. Its stream throws on a fault. */
export interface AnswerModel {
  readonly name: Exclude<AnswerModelName, 'fixed'>;
  readonly answer: (request: ModelRequest) => AsyncIterable<AnswerPart>;
}
