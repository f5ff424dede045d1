import { useState } from 'react';
import { VISITOR } from '../../../../session/draft-store.ts';
import { useDraftOf } from '../../../../session/useDraft.ts';
import type { Answers } from '../answers.ts';
import { type TypedWords, wordsIn } from './letter-input.ts';

/** Typed words and edits of the letter. */
export interface LetterDraft {
  readonly words: TypedWords;
  /** Edited letter; null while it follows the typed words. */
  readonly edited: string | null;
}

interface LetterDraftOptions {
  /** Family id; null for a visitor. */
  readonly userId: string | null;
  readonly answers: Pick<Answers, 'reason' | 'letterOn'>;
}

/**
 * Draft of the letter, kept in this tab until it is closed or the person signs out. Names and numbers serve for
 * the next denial as well; an edited letter belongs to the denial that it was written about.
 */
export const useLetterDraft = ({ userId, answers }: LetterDraftOptions) => {
  const about = `${answers.reason ?? ''} ${answers.letterOn ?? ''}`;
  const { kept, keep } = useDraftOf(userId ?? VISITOR, 'appeal-letter');
  const [stored, setStored] = useState(kept);
  const draft: LetterDraft = {
    words: wordsIn(stored),
    edited: stored['about'] === about ? (stored['edited'] ?? null) : null,
  };
  const change = ({ words: typed, edited }: LetterDraft) => {
    const next = { ...typed, ...(edited !== null && { about, edited }) };
    setStored(next);
    keep(next);
  };
  return { draft, change };
};
