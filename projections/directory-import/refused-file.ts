/** The file cannot be imported as it is. The message is for the operator: a sentence or two. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
}
