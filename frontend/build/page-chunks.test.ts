import { expect, test } from 'vitest';
import { type BuiltFiles, pageChunksIn } from './page-chunks.ts';

interface ChunkOptions {
  readonly module?: string;
  readonly imports?: string[];
  readonly isEntry?: boolean;
}

const chunk = (
  fileName: string,
  { module, imports = [], isEntry = false }: ChunkOptions = {},
): BuiltFiles[string] & { readonly fileName: string } => ({
  type: 'chunk',
  fileName,
  facadeModuleId: module ?? null,
  imports,
  isEntry,
});

const files: BuiltFiles = Object.fromEntries(
  [
    chunk('site.js', { module: '/src/main.tsx', imports: ['runtime.js'], isEntry: true }),
    chunk('runtime.js'),
    chunk('lesson.js', { module: '/src/LessonPage.tsx', imports: ['site.js', 'text.js'] }),
    chunk('text.js', { imports: ['runtime.js', 'marks.js'] }),
    chunk('marks.js', { imports: ['text.js'] }),
    chunk('es-learning.js', { module: '/locales/es/learning.po' }),
  ].map((each) => [each.fileName, each]),
);

const lesson = { shows: 'LessonPage', catalogs: ['learning'] };

test('a page’s code is its own chunk and what that imports, without the script of the site', () => {
  expect(pageChunksIn(files).code(lesson)).toEqual(['/lesson.js', '/text.js', '/marks.js']);
});

test('sentences are those of the language', () => {
  expect(pageChunksIn(files).catalogs('es', lesson.catalogs)).toEqual(['/es-learning.js']);
});

test('a page whose module has another name stops the build', () => {
  expect(() => pageChunksIn(files).code({ shows: 'OtherPage', catalogs: [] })).toThrow(
    'OtherPage.tsx',
  );
});
