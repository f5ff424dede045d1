import { expect, test } from 'vitest';
import { anything, conclude, exactly } from './conclude.ts';

test('one part follows from the total and the others', () => {
  const part = anything();
  conclude([{ total: exactly(10), parts: [exactly(3), part, exactly(5)] }]);
  expect(part).toEqual({ low: 2, high: 2 });
});

test('a total follows from its parts', () => {
  const total = anything();
  conclude([{ total, parts: [exactly(3), { low: 1, high: 4 }] }]);
  expect(total).toEqual({ low: 4, high: 7 });
});

test('two unknown parts are between zero and the rest', () => {
  const [one, other] = [anything(), anything()];
  conclude([{ total: exactly(10), parts: [one, other, exactly(4)] }]);
  expect([one, other]).toEqual([
    { low: 0, high: 6 },
    { low: 0, high: 6 },
  ]);
});

test('a conclusion from one sum is used in the next', () => {
  const [shared, last] = [anything(), anything()];
  conclude([
    { total: exactly(9), parts: [shared, last] },
    { total: exactly(10), parts: [exactly(7), shared] },
  ]);
  expect([shared, last]).toEqual([exactly(3), exactly(6)]);
});

test('a union is at most the sum of its parts, and at least the largest of them', () => {
  const whole = anything();
  conclude([], [{ whole, parts: [exactly(3), { low: 5, high: 7 }] }]);
  expect(whole).toEqual({ low: 5, high: 10 });
});

test('a part is at least what the others leave of the whole, and at most the whole', () => {
  const [part, other] = [anything(), anything()];
  conclude(
    [],
    [
      { whole: exactly(9), parts: [exactly(5), part] },
      { whole: exactly(9), parts: [anything(), other] },
    ],
  );
  expect(part).toEqual({ low: 4, high: 9 });
  expect(other).toEqual({ low: 0, high: 9 });
});

test('groups that are small at most are so at least where their sum says it', () => {
  const [one, other] = [
    { low: 1, high: 4 },
    { low: 1, high: 4 },
  ];
  conclude([{ total: exactly(8), parts: [one, other] }]);
  expect([one, other]).toEqual([exactly(4), exactly(4)]);
});
