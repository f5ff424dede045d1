import type { AnswerPart } from '@hearthway/domain/chat/answer-part.ts';
import type { AnswerModelName } from '@hearthway/domain/chat/chat.constants.ts';
import type { AnswerPassage } from '@hearthway/domain/chat/compose-answer.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';

/** An earlier message of the same family, from our own history. */
export interface EarlierTurn {
  readonly question: string;
  readonly answer: string;
}

/** A passage that a tool has found. Its number is the one that a citation names. */
export interface NumberedPassage extends AnswerPassage {
  readonly number: number;
}

/** A look-up that a model may ask for. Its results are passages, so that they can be cited. */
export interface AnswerTool {
  /** Letters, digits and `_`. */
  readonly name: string;
  /** For the model, in English. */
  readonly description: string;
  /** A JSON schema of `input`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Never trusts its input: a model has written it. Numbers go on from all passages before. */
  readonly run: (input: unknown, signal: AbortSignal) => Promise<readonly NumberedPassage[]>;
}

/** All that a model is given. */
export interface ModelRequest {
  readonly question: string;
  readonly language: ContentLanguage;
  /** The best first. Their numbers are their places: 0 is the first. Tools add to them. */
  readonly passages: readonly AnswerPassage[];
  /** The oldest first. */
  readonly earlier: readonly EarlierTurn[];
  /** A model that asks for any other tool has failed. */
  readonly tools: readonly AnswerTool[];
  /** Aborted once the answer is no longer awaited. */
  readonly signal: AbortSignal;
}

/** Composes answers. It is not believed: all that it says is checked. Its stream throws on a fault. */
export interface AnswerModel {
  readonly name: Exclude<AnswerModelName, 'fixed'>;
  readonly answer: (request: ModelRequest) => AsyncIterable<AnswerPart>;
}
