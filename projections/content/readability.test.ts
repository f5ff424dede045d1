import { expect, test } from 'vitest';
import { readingGrade } from './readability.ts';

test('short words in short sentences read at a low grade', () => {
  expect(readingGrade(['The cat sat on the mat. It was warm.'])).toBeLessThan(2);
});

test('long words in long sentences read at a high grade', () => {
  expect(
    readingGrade([
      'Comprehensive interdisciplinary evaluation necessitates considerable collaboration between professionals.',
    ]),
  ).toBeGreaterThan(15);
});

test('each text ends its own sentence', () => {
  const items = ['sit down with your child', 'turn off the light', 'read a book'];
  expect(readingGrade(items)).toBeLessThan(readingGrade([items.join(' ')]));
});

test('nothing reads at grade 0', () => {
  expect(readingGrade(['', '—'])).toBe(0);
});
