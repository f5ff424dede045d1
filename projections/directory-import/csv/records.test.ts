import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecordReader, RecordError } from './records.ts';

interface Row {
  readonly cells: readonly (string | undefined)[];
  readonly bytes: number;
  readonly lines: number;
}

/** Gives the bytes in pieces of some sizes, again and again. */
const readIn = (bytes: Buffer, sizes: readonly number[]): readonly Row[] => {
  const rows: Row[] = [];
  const reader = createRecordReader({
    maxBytes: 1_000,
    onRecord: ({ length, at }, end) =>
      rows.push({ cells: Array.from({ length }, (_, index) => at(index)), ...end }),
  });
  let from = 0;
  for (let nth = 0; from < bytes.length; nth += 1) {
    const size = sizes[nth % sizes.length] ?? 1;
    reader.read(bytes.subarray(from, from + size));
    from += size;
  }
  reader.end();
  return rows;
};

const cellArb = fc.string({
  unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ', '1'),
  maxLength: 6,
});

const textArb = fc
  .record({
    rows: fc.array(fc.array(cellArb, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
    lineBreak: fc.constantFrom('\n', '\r\n'),
    isEnded: fc.boolean(),
  })
  .map(({ rows, lineBreak, isEnded }) => {
    const lines = rows.map((row) =>
      row
        .map((cell) => (/^[a1é]*$/.test(cell) ? cell : `"${cell.replaceAll('"', '""')}"`))
        .join(','),
    );
    return lines.join(lineBreak) + (isEnded ? lineBreak : '');
  });

const sizesArb = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });

test('records are those that csv-parse reads, however the bytes come in', () =>
  fc.assert(
    fc.property(textArb, sizesArb, (text, sizes) => {
      const bytes = Buffer.from(text);
      const rows = readIn(bytes, sizes);
      const expected: string[][] = parse(bytes, {
        relax_column_count: true,
        skip_empty_lines: true,
      });
      expect(rows.map(({ cells }) => cells)).toEqual(expected);
      for (const row of rows) {
        const upTo = bytes.subarray(0, row.bytes).toString();
        expect(row.lines).toBe(upTo.split('\n').length - (upTo.endsWith('\n') ? 1 : 0));
      }
    }),
    { numRuns: 400 },
  ));

test('reading can go on right after any record', () =>
  fc.assert(
    fc.property(textArb, sizesArb, (text, sizes) => {
      const bytes = Buffer.from(text);
      const rows = readIn(bytes, sizes);
      rows.forEach(({ bytes: end }, index) => {
        const others = readIn(bytes.subarray(end), sizes);
        expect(others.map(({ cells }) => cells)).toEqual(
          rows.slice(index + 1).map(({ cells }) => cells),
        );
      });
    }),
  ));

test.each([
  ['a,"b"c\n', 'misplaced quotation mark'],
  ['a,b"c"\n', 'misplaced quotation mark'],
  ['a,"b\nc,d\n', 'open quotation marks'],
  [`a,${'b'.repeat(1_000)}\n`, 'too long'],
])('%j is refused: %s', (text, fault) => {
  for (const size of [1, 3, text.length])
    expect(() => readIn(Buffer.from(text), [size])).toThrow(
      expect.objectContaining({ constructor: RecordError, fault }),
    );
});
