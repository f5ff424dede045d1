import { expect, test } from 'vitest';
import { countText, readingGrade, sumOf } from './readability.ts';

const gradeOf = (texts: readonly string[]): number => readingGrade(countText(texts));

test('short words in short sentences read at a low grade', () => {
  expect(gradeOf(['The cat sat on the mat. It was warm.'])).toBeLessThan(2);
});

test('long words in long sentences read at a high grade', () => {
  expect(
    gradeOf([
      'Comprehensive interdisciplinary evaluation necessitates considerable collaboration between professionals.',
    ]),
  ).toBeGreaterThan(15);
});

test('each text ends its own sentence', () => {
  const items = ['sit down with your child', 'turn off the light', 'read a book'];
  expect(gradeOf(items)).toBeLessThan(gradeOf([items.join(' ')]));
});

test('nothing reads at grade 0', () => {
  expect(gradeOf(['', '—'])).toBe(0);
});

test('the grade of parts together is that of the whole', () => {
  const parts = [['The cat sat on the mat.'], ['It was considerably warmer than before.']];
  expect(readingGrade(sumOf(parts.map(countText)))).toBe(gradeOf(parts.flat()));
});
