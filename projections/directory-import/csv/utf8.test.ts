import { expect, test } from 'vitest';
import { onlyUtf8 } from './utf8.ts';

const pass = async (bytes: Buffer, chunkBytes: number): Promise<Buffer> => {
  const chunks = async function* (): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  };
  const passed: Buffer[] = [];
  for await (const chunk of onlyUtf8(chunks(), 2)) passed.push(chunk);
  return Buffer.concat(passed);
};

test('text passes whole wherever it is cut', async () => {
  const bytes = Buffer.from('Niños\nÅse 家族 🏠\nend');
  for (let chunkBytes = 1; chunkBytes <= bytes.length; chunkBytes += 1)
    expect(await pass(bytes, chunkBytes)).toEqual(bytes);
});

test('the line of the first byte that is not UTF-8 is named, wherever the text is cut', async () => {
  const bytes = Buffer.concat([Buffer.from('Niños\nno\n'), Buffer.from('Niños\nno', 'latin1')]);
  for (let chunkBytes = 1; chunkBytes <= bytes.length; chunkBytes += 1)
    await expect(pass(bytes, chunkBytes)).rejects.toThrow('Line 4 is not UTF-8.');
});

test('a character cut off at the end of the file is not UTF-8', async () => {
  await expect(pass(Buffer.from('a\nñ').subarray(0, -1), 64)).rejects.toThrow('Line 3 is not');
});
