import { expect, test } from 'vitest';
import { newKey, open, seal } from './cipher.ts';

const key = newKey();
const plain = Buffer.from('Anaïs');

test('sealed bytes open with their key and context only', () => {
  const sealed = seal(key, plain, 'here');
  expect(open(key, sealed, 'here')).toEqual(plain);
  expect(() => open(key, sealed, 'there')).toThrow();
  expect(() => open(newKey(), sealed, 'here')).toThrow();
});

test('the same text is never sealed twice alike', () => {
  expect(seal(key, plain, 'here').equals(seal(key, plain, 'here'))).toBe(false);
});

test('no byte of it can be changed, and none be missing', () => {
  const sealed = seal(key, plain, 'here');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(sealed.readUInt8(index) ^ 1, index);
    expect(() => open(key, changed, 'here')).toThrow();
    expect(() => open(key, sealed.subarray(0, index), 'here')).toThrow();
  }
});
