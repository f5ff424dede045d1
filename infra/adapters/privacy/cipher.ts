import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

/** 256 bits. */
export const KEY_BYTES = 32;

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** Nonce, cipher text and tag in one. It opens only with the same `context`, which is not secret. */
export const seal = (key: Buffer, plain: Buffer, context: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  // Given the key's bytes, Node takes three times as long.
  const cipher = createCipheriv(ALGORITHM, createSecretKey(key), nonce, {
    authTagLength: TAG_BYTES,
  });
  cipher.setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** Throws for bytes that were not sealed with this key and context. */
export const open = (key: Buffer, sealed: Buffer, context: string): Buffer => {
  const decipher = createDecipheriv(
    ALGORITHM,
    createSecretKey(key),
    sealed.subarray(0, NONCE_BYTES),
    {
      authTagLength: TAG_BYTES,
    },
  );
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]);
};
