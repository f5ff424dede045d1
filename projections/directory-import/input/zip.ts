import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { RefusedFileError } from '../refused-file.ts';
import type { Input } from './input.ts';
import { sheetAsCsv } from './sheet.ts';

/** The registry's text shrinks to a tenth; a zip bomb of zeros to a thousandth. */
const MAX_RATIO = 100;
/** The whole registry has some 11 GB. */
const MAX_BYTES = 64 * 1024 ** 3;
/** Maximum bytes of a spreadsheet inside a zip, which is read as a whole. */
const MAX_SHEET_BYTES = 128 * 1024 ** 2;

/**
 * Opens the table inside a zip: the registry's main file, or the only CSV file or spreadsheet. It is unpacked
 * while it is read, never onto the disk, and its checksum is checked at the end.
 */
export const openZip = async (path: string): Promise<Omit<Input, 'hasChanged'>> => {
  const zip = await opened(() => openPromise(path, OPTIONS));
  try {
    const entries = await entriesOf(zip);
    if (entries.some(isSheetPart)) return await sheetInput(path, zip, entries);
    const entry = chooseEntry(entries);
    checkEntry(entry);
    if (!/\.xlsx$/i.test(entry.fileName)) return csvInput(path, entry);
    if (entry.uncompressedSize > MAX_SHEET_BYTES) throw bomb(entry);
    const packed = await opened(async () => buffer(await zip.openReadStreamPromise(entry)));
    const inner = await opened(() => fromBufferPromise(packed, OPTIONS));
    return await sheetInput(entry.fileName, inner, await entriesOf(inner));
  } finally {
    zip.close();
  }
};

const OPTIONS = { autoClose: false, lazyEntries: true, validateEntrySizes: true } as const;

const csvInput = (path: string, entry: Entry): Omit<Input, 'hasChanged'> => ({
  name: entry.fileName.split('/').at(-1) ?? entry.fileName,
  size: entry.uncompressedSize,
  identity: `${entry.uncompressedSize} ${entry.crc32}`,
  read: (from) => unpack(path, entry, from),
});

async function* unpack(path: string, entry: Entry, from: number): AsyncGenerator<Buffer> {
  const zip = await opened(() => openPromise(path, OPTIONS));
  try {
    const stream = await opened(() => zip.openReadStreamPromise(entry));
    let position = 0;
    let checksum = 0;
    for await (const chunk of refusing(stream)) {
      checksum = crc32(chunk, checksum);
      const skipped = Math.max(0, from - position);
      position += chunk.length;
      if (skipped < chunk.length) yield chunk.subarray(skipped);
    }
    if (checksum !== entry.crc32) throw damaged('its checksum does not match');
  } finally {
    zip.close();
  }
}

async function* refusing(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    throw damaged(messageOf(error));
  }
}

const sheetInput = async (
  name: string,
  zip: ZipFile,
  entries: readonly Entry[],
): Promise<Omit<Input, 'hasChanged'>> => {
  const read = async (pattern: RegExp): Promise<Buffer | undefined> => {
    const entry = entries.find(({ fileName }) => pattern.test(fileName));
    if (entry === undefined) return undefined;
    checkEntry(entry);
    if (entry.uncompressedSize > MAX_SHEET_BYTES) throw bomb(entry);
    return await opened(async () => buffer(await zip.openReadStreamPromise(entry)));
  };
  const sheet = await read(/^xl\/worksheets\/sheet1\.xml$/);
  if (sheet === undefined) throw damaged('it has no first sheet');
  const csv = Buffer.from(sheetAsCsv(sheet, await read(/^xl\/sharedStrings\.xml$/)));
  return {
    name: name.split('/').at(-1) ?? name,
    size: csv.length,
    identity: `${csv.length} ${crc32(csv)}`,
    read: async function* (from) {
      yield csv.subarray(from);
    },
  };
};

const isSheetPart = ({ fileName }: Entry): boolean => fileName === 'xl/workbook.xml';

const entriesOf = (zip: ZipFile): Promise<readonly Entry[]> =>
  opened(async () => {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    return entries;
  });

const chooseEntry = (entries: readonly Entry[]): Entry => {
  const named = (pattern: RegExp): readonly Entry[] =>
    entries.filter(({ fileName }) => pattern.test(fileName));
  const [main, ...mains] = named(/(^|\/)npidata_pfile_\d{8}-\d{8}\.csv$/i);
  const [only, ...others] = named(/\.(?:csv|xlsx)$/i);
  const chosen = main ?? (others.length === 0 ? only : undefined);
  if (chosen !== undefined && mains.length === 0) return chosen;
  throw new RefusedFileError(
    only === undefined
      ? 'The zip holds no CSV file and no spreadsheet.'
      : `The zip holds ${others.length + 1} tables, and which of them is meant is not known. Unpack it and import the one.`,
  );
};

const checkEntry = (entry: Entry): void => {
  const { fileName, compressedSize, uncompressedSize } = entry;
  if (!entry.canDecodeFileData())
    throw new RefusedFileError(
      `${fileName} is packed in a way that is not read here (${entry.isEncrypted() ? 'with a password' : `method ${entry.compressionMethod}`}). Unpack it and import the file itself.`,
    );
  if (uncompressedSize > MAX_BYTES || uncompressedSize > compressedSize * MAX_RATIO + 4_096)
    throw bomb(entry);
};

const bomb = ({ fileName, compressedSize, uncompressedSize }: Entry): RefusedFileError =>
  new RefusedFileError(
    `${fileName} would unpack from ${compressedSize} to ${uncompressedSize} bytes, which no file of a registry does: it is perhaps made to fill this machine. It was not unpacked; the directory stays as it was.`,
  );

const opened = async <Result>(open: () => Promise<Result>): Promise<Result> => {
  try {
    return await open();
  } catch (error) {
    throw error instanceof RefusedFileError ? error : damaged(messageOf(error));
  }
};

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

const damaged = (reason: string): RefusedFileError =>
  new RefusedFileError(
    `The zip is damaged or was cut off: ${reason}. Fetch it again; the directory stays as it was.`,
  );
