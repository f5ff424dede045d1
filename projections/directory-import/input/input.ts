/** Bytes of a file to import, unpacked if it is a zip. */
export interface Input {
  /** Name of the file, or of the one inside the zip: those of the registry include their dates. */
  readonly name: string;
  /** Unpacked size in bytes. */
  readonly size: number;
  /** Identifies the file, together with its first bytes. */
  readonly identity: string;
  /** Reads from a position in the unpacked bytes. Throws a `RefusedFileError` for a damaged zip. */
  readonly read: (from: number) => AsyncIterable<Buffer>;
  /** Whether the file was changed while it was read. */
  readonly hasChanged: () => Promise<boolean>;
}
