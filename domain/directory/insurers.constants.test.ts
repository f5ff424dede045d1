import { expect, test } from 'vitest';
import { INSURERS, insurerName } from './insurers.constants.ts';

test('an insurer has its own name', () => {
  expect(INSURERS.map(({ id }) => insurerName(id))).toEqual(INSURERS.map(({ name }) => name));
});

test('another is called as its listings call it', () => {
  expect(insurerName("bright health o'neil")).toBe("Bright Health O'Neil");
});
