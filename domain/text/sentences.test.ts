import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { questionsIn } from './sentences.ts';

test(
  'questions beside other sentences are asked alone',
  everyRow(
    [
      ['We have no food today. Who pays for diapers?', 'Who pays for diapers?'],
      ['Where do I call? He hit me. What do I say?', 'Where do I call? What do I say?'],
      ['Who pays for diapers?', null],
      ['He hit me.', null],
    ] as const,
    ([text, questions]) => expect(questionsIn(text, 'en')).toBe(questions),
  ),
);
