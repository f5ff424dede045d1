import sax from 'sax';
import { RefusedFileError } from '../refused-file.ts';

/**
 * Converts a spreadsheet's first sheet to CSV, starting with the row that contains NPI, since the registry's
 * report of deactivated numbers has a title above it.
 */
export const sheetAsCsv = (sheet: Buffer, strings: Buffer | undefined): string => {
  const shared = strings === undefined ? [] : textsOf(strings, 'si');
  const rows = rowsOf(sheet, shared);
  const header = rows.findIndex((cells) => cells.some((cell) => cell.trim() === 'NPI'));
  const width = rows[header]?.length ?? 0;
  return rows
    .slice(Math.max(header, 0))
    .map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? ''))
    .map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`)
    .join('');
};

/** Returns the text of each element with this name; the parts of one are joined. */
const textsOf = (xml: Buffer, element: string): readonly string[] => {
  const texts: string[] = [];
  let text: string | undefined;
  parse(xml, {
    open: (name) => {
      if (name === element) text = '';
    },
    text: (piece) => {
      if (text !== undefined) text += piece;
    },
    close: (name) => {
      if (name !== element) return;
      texts.push(text ?? '');
      text = undefined;
    },
  });
  return texts;
};

const rowsOf = (xml: Buffer, shared: readonly string[]): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let cell = { column: 0, type: '', text: '' };
  let isValue = false;
  parse(xml, {
    open: (name, attributes) => {
      if (name === 'row') rows.push([]);
      if (name === 'c')
        cell = {
          column: columnOf(attributes['r'] ?? '') ?? rows.at(-1)?.length ?? 0,
          type: attributes['t'] ?? 'n',
          text: '',
        };
      isValue = name === 'v' || name === 't';
    },
    text: (piece) => {
      if (isValue) cell.text += piece;
    },
    close: (name) => {
      isValue = false;
      const row = rows.at(-1);
      if (name !== 'c' || row === undefined || cell.column > MAX_COLUMN) return;
      while (row.length < cell.column) row.push('');
      row[cell.column] = cell.type === 's' ? (shared[Number(cell.text)] ?? '') : cell.text;
    },
  });
  return rows;
};

const MAX_COLUMN = 1_000;

/** Returns the column, counted from 0; "B7" is 1. */
const columnOf = (reference: string): number | undefined => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const parse = (
  xml: Buffer,
  on: {
    readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
    readonly text: (piece: string) => void;
    readonly close: (name: string) => void;
  },
): void => {
  const parser = sax.parser(true, { xmlns: false });
  parser.onopentag = ({ name, attributes }) =>
    on.open(
      name,
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
    );
  parser.ontext = on.text;
  parser.onclosetag = on.close;
  parser.onerror = (error) => {
    throw new RefusedFileError(
      `The spreadsheet cannot be read: ${error.message.split('\n')[0]}. Fetch it again.`,
    );
  };
  parser.write(xml.toString()).close();
};
