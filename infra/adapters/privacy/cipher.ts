import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** 256 bits. */
export const KEY_BYTES = 32;

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/**
 * Encrypts into one buffer of nonce, cipher text and tag. It opens only with the same `context`, which is not
 * secret.
 */
export const seal = (key: Buffer, plain: Buffer, context: string): Buffer =>
  // A key object, since Node takes three times as long with the key's bytes.
  sealWith(createSecretKey(key), plain, { context, nonce: randomBytes(NONCE_BYTES) });

/**
 * Like `seal`, but deterministic for a text and context: the nonce is a keyed hash of the two (a synthetic
 * nonce, as in RFC 5297). It reveals only whether a text has changed.
 */
export const sealSame = (key: Buffer, plain: Buffer, context: string): Buffer => {
  const secret = createSecretKey(key);
  const nonce = createHmac('sha256', secret)
    .update(`nonce|${context.length}|${context}|`)
    .update(plain)
    .digest()
    .subarray(0, NONCE_BYTES);
  return sealWith(secret, plain, { context, nonce });
};

interface SealWithOptions {
  readonly context: string;
  readonly nonce: Buffer;
}

const sealWith = (key: KeyObject, plain: Buffer, { context, nonce }: SealWithOptions): Buffer => {
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** Throws for bytes that were not sealed with this key and context. */
export const open = (key: Buffer, sealed: Buffer, context: string): Buffer =>
  opener(key, context)(sealed);

export type Opener = (sealed: Buffer) => Buffer;

/** Like `open`, for many values of one key and context. */
export const opener = (key: Buffer, context: string): Opener => {
  const secret = createSecretKey(key);
  const additional = Buffer.from(context);
  return (sealed) => {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, secret, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(additional);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]);
  };
};
