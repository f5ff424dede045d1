/**
 * A piece of an answer, as a model gives it. A citation is of the sentence that the text before it is in
 * or has just ended, and names a passage by its number. `done` is the last part of a whole answer: without
 * it, the answer broke off. `refused`: the model will not answer.
 */
export type AnswerPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'citation'; readonly passage: number }
  | { readonly type: 'done' }
  | { readonly type: 'refused' };
