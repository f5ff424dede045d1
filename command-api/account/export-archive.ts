import { strToU8, Zip, ZipDeflate } from 'fflate';

interface ArchiveFile {
  readonly write: (text: string) => void;
  readonly end: () => void;
}

/** Streams a ZIP file by file; only compressed bytes are held in memory. */
export interface Archive {
  readonly file: (name: string) => ArchiveFile;
  /** Call it once every file has ended. */
  readonly end: () => Buffer;
}

/** Each piece is compressed as it is written, so pieces should be small. */
export const createArchive = (madeAt: Date): Archive => {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  return {
    file: (name) => {
      const entry = new ZipDeflate(name);
      entry.mtime = madeAt;
      zip.add(entry);
      return {
        write: (text) => entry.push(strToU8(text)),
        end: () => entry.push(new Uint8Array(), true),
      };
    },
    end: () => {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
};
