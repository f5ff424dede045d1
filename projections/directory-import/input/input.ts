/** Bytes of a file to import, unpacked where it is a zip. */
export interface Input {
  /** Name of the file, or of the one inside the zip: those of the registry carry their dates. */
  readonly name: string;
  /** In bytes, unpacked. */
  readonly size: number;
  /** Identifies the file, together with the beginning of its bytes. */
  readonly identity: string;
  /** From a position in the unpacked bytes. Throws a `RefusedFileError` for a damaged zip. */
  readonly read: (from: number) => AsyncIterable<Buffer>;
  /** Whether the file was written while it was read. */
  readonly hasChanged: () => Promise<boolean>;
}
