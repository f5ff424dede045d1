import shared from '@eventstore/db-client/generated/shared_pb.js';

const UUID_TEXT = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const NIL = '00000000-0000-0000-0000-000000000000';

/** Returns the 36 lower-case characters of a UUID message in either of its forms; undefined if malformed. */
export const uuidFrom = (message: shared.UUID | undefined): string | undefined => {
  if (message === undefined) return undefined;
  const structured = message.getStructured();
  return validUuid(
    structured === undefined
      ? message.getString()
      : fromBits(structured.getMostSignificantBits(), structured.getLeastSignificantBits()),
  );
};

/** Returns a UUID in lower case; undefined for other text. */
export const validUuid = (text: string): string | undefined => {
  const lower = text.toLowerCase();
  return UUID_TEXT.test(lower) && lower !== NIL ? lower : undefined;
};

export const uuidMessage = (id: string): shared.UUID => {
  const message = new shared.UUID();
  message.setString(id);
  return message;
};

const fromBits = (most: string, least: string): string => {
  const hex = [most, least]
    .map((bits) => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Encodes a UUID message as two integers of its 128 bits. */
export const structuredUuid = (id: string): shared.UUID => {
  const hex = id.replaceAll('-', '');
  const bits = (from: number): string =>
    BigInt.asIntN(64, BigInt(`0x${hex.slice(from, from + 16)}`)).toString();
  const structured = new shared.UUID.Structured();
  structured.setMostSignificantBits(bits(0));
  structured.setLeastSignificantBits(bits(16));
  const message = new shared.UUID();
  message.setStructured(structured);
  return message;
};
