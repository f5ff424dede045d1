import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const keysSchema = z.object({ secretKey: z.string(), webhookSecret: z.string() });

/** Keys shared by the services and the embedded payment server. */
export type PaymentKeys = z.output<typeof keysSchema>;

const KEYS_FILE = 'keys.json';

/** Keys in this payments directory, created at the first start. */
export const paymentKeysIn = (directory: string): PaymentKeys => {
  const file = join(directory, KEYS_FILE);
  const kept = read(file);
  if (kept !== undefined) return kept;
  const keys = { secretKey: `sk_test_${newKey()}`, webhookSecret: `whsec_${newKey()}` };
  mkdirSync(directory, { recursive: true });
  const beside = `${file}.new`;
  writeFileSync(beside, JSON.stringify(keys), { mode: 0o600 });
  renameSync(beside, file);
  return keys;
};

const newKey = (): string => randomBytes(24).toString('hex');

/** Returns undefined for missing or unreadable keys: new ones serve as well. */
const read = (file: string): PaymentKeys | undefined => {
  try {
    return keysSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
};
