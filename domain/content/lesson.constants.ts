/** Categories of the specification. */
export const LESSON_CATEGORIES = [
  'aba-basics',
  'communication-strategies',
  'insurance-navigation',
  'resource-finding',
] as const;

export const LESSON_DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;

/** Tags beside the categories, for "next for you" and for search. */
export const LESSON_TOPICS = [
  'adulthood',
  'appeals',
  'basics',
  'behavior',
  'communication',
  'diagnosis',
  'early-years',
  'food',
  'friends',
  'insurance',
  'medicaid',
  'military',
  'play',
  'rights',
  'safety',
  'school',
  'self-care',
  'sleep',
  'therapy',
] as const;

export const LESSON_SECTIONS = { least: 5, most: 7 };

export const LESSON_QUESTIONS = { least: 4, most: 6 };

export const QUESTION_OPTIONS = { least: 3, most: 4 };
