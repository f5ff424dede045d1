import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Other formats are compressed already. */
const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/** Puts a `.br` and a `.gz` beside each text: at full quality that takes too long for a request. */
export const compress = (): Plugin => ({
  name: 'hearthway:compress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      // Templates are compressed once they are filled in.
      .filter((name) => TEXTS.has(extname(name)) && !name.startsWith('templates'));
    await Promise.all(files.map((name) => compressFile(join(dir, name))));
  },
});

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((bytes) =>
      writeFile(`${file}.gz`, bytes),
    ),
  ]);
};
