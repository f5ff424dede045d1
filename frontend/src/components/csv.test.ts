import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

/** Reads bytes, since text decoding removes the byte order mark. */
const written = async (...rows: readonly (readonly string[])[]): Promise<string> =>
  Buffer.from(await csvFile(rows).arrayBuffer()).toString('utf8');

const BOM = '\u{FEFF}';

test('ends every row with CR LF and starts with a byte order mark', async () => {
  expect(await written(['Name', 'Note'], ['Señor', ''])).toBe(`${BOM}Name,Note\r\nSeñor,\r\n`);
});

test('commas, quotes and line breaks stay within their cell', async () => {
  expect(await written(['a,b', 'say "hi"', 'one\ntwo', 'three\r\nfour'])).toBe(
    `${BOM}"a,b","say ""hi""","one\ntwo","three\r\nfour"\r\n`,
  );
});

test.for(['=1+1', '+1 919', '-2', '@SUM(A1)', '\t=1', "=cmd|' /C calc'!A0"])(
  'what would be run as a formula is a text: %j',
  async (cell) => {
    expect(await written([cell])).toBe(`${BOM}'${cell}\r\n`);
  },
);

test('quotes a formula that has a comma or a quote', async () => {
  expect(await written(['=HYPERLINK("http://x","y")'])).toBe(
    `${BOM}"'=HYPERLINK(""http://x"",""y"")"\r\n`,
  );
});

test('a sign further in does no harm', async () => {
  expect(await written(['1-2', 'me@example.org', 'a=b'])).toBe(`${BOM}1-2,me@example.org,a=b\r\n`);
});
