import { expect, test } from 'vitest';
import { reportSearchSchema } from '../journey/activity.contract.ts';
import { HELP_TERMS, HELP_WORDS } from './search-terms.ts';

test('every term for help may be reported', () => {
  for (const term of HELP_TERMS)
    expect(reportSearchSchema.safeParse({ resultCount: 0, terms: [term] }).success).toBe(true);
});

test('words for help are those of parents and of registries', () => {
  for (const word of ['sensory', 'meltdown', 'dentista', 'audiologist', 'augmentative', 'respite'])
    expect(HELP_WORDS).toContain(word);
});

test.for(['maria', 'garcia', 'smith', 'jackson', 'madison', 'charlotte', 'lima', 'quirina'])(
  'a name is no help term: %s',
  (name) => {
    expect(HELP_WORDS).not.toContain(name);
  },
);
