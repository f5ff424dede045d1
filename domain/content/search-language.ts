/** One thing that a search is about. */
export interface SearchTerm {
  /** In lower case and without accents. */
  readonly typed: string;
  /** Phrases that mean the same. */
  readonly alike: readonly string[];
}

export interface IndexedWord {
  readonly word: string;
  /** Number of sections with the word. */
  readonly sections: number;
}

/** How a search is understood. Content knows no context: the one that searches says how. */
export interface SearchLanguage {
  readonly wordsOf: (text: string) => readonly string[];
  /** Empty for a text without meaning. */
  readonly termsOf: (text: string) => readonly SearchTerm[];
  /** The word that was meant by a misspelled one; undefined when none is close. */
  readonly closest: (mistyped: string, words: readonly IndexedWord[]) => string | undefined;
}
