/** Tags of the protobuf wire format: https://protobuf.dev/programming-guides/encoding/ */

/** Tag of strings, bytes and messages, which are length-delimited. */
export const tag = (field: number): number => (field << 3) | 2;

export const varintTag = (field: number): number => field << 3;

export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
