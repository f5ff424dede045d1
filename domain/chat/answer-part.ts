/**
 * Piece of a streamed model answer. A citation names a passage by number and belongs to the sentence that the
 * preceding text is in or has just ended. `done` is the last part of a complete answer: without it, the
 * answer broke off. `refused`: the model declined to answer.
 */
export type AnswerPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'citation'; readonly passage: number }
  | { readonly type: 'done' }
  | { readonly type: 'refused' };
