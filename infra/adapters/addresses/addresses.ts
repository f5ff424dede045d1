import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isDirectoryHeld } from '../process/directory-lock.ts';
import { codeOf } from '../process/error-code.ts';
import type { PaymentVariables } from '../subscription-payments/payment-settings.ts';
import { LOCK_FILE } from './data-directory.ts';

const ADDRESSES_FILE = 'addresses.json';

const addressesSchema = z.object({ EVENTSTORE_URL: z.string(), DATABASE_URL: z.string() });

/** Addresses of the stores, keyed by the environment variables that every service reads. */
export type StoreAddresses = z.output<typeof addressesSchema>;

/**
 * Publishes the stores' addresses to commands of the same user while this launcher runs. Returns a function
 * that withdraws them. Only this user can read them: an address may hold a password.
 */
export const publishAddresses = (
  dataDirectory: string,
  addresses: StoreAddresses & Partial<PaymentVariables>,
): (() => void) => {
  const file = join(dataDirectory, ADDRESSES_FILE);
  const beside = `${file}.new`;
  rmSync(beside, { force: true });
  writeFileSync(beside, JSON.stringify(addresses), { mode: 0o600 });
  renameSync(beside, file);
  return () => rmSync(file, { force: true });
};

/** Environment variables with which an operator's command finds the stores. */
export const storeVariables = {
  DATA_DIR: z.string().default('.data'),
  EVENTSTORE_URL: z.string().optional(),
  DATABASE_URL: z.string().optional(),
};

interface StoreEnvironment {
  readonly DATA_DIR: string;
  readonly EVENTSTORE_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
}

/**
 * Returns the configured stores, or those of the running Hearthway. Throws a one-sentence error when none
 * runs.
 */
export const findStores = ({
  DATA_DIR,
  EVENTSTORE_URL,
  DATABASE_URL,
}: StoreEnvironment): StoreAddresses =>
  EVENTSTORE_URL !== undefined && DATABASE_URL !== undefined
    ? { EVENTSTORE_URL, DATABASE_URL }
    : readRunningAddresses(DATA_DIR);

/**
 * Returns the stores of the Hearthway running on this directory. Throws a one-sentence error when none runs.
 */
export const readRunningAddresses = (dataDirectory: string): StoreAddresses =>
  readPublished(dataDirectory, addressesSchema);

const paymentsSchema = z.object({
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
  STRIPE_PRICE_PLUS: z.string(),
  STRIPE_PRICE_FAMILY: z.string(),
  PAYMENTS_URL: z.string(),
});

/**
 * Returns the embedded payment server of the Hearthway running on this directory; none where it takes
 * payments by Stripe. Throws a one-sentence error when none runs.
 */
export const readRunningPayments = (
  dataDirectory: string,
): Readonly<Record<string, string | undefined>> =>
  readPublished(dataDirectory, paymentsSchema.partial());

const readPublished = <Schema extends z.ZodType>(
  dataDirectory: string,
  schema: Schema,
): z.output<Schema> => {
  // A launcher that was killed leaves the file behind, but never the lock.
  if (!isDirectoryHeld(dataDirectory, LOCK_FILE)) throw notRunning(dataDirectory);
  try {
    const text = readFileSync(join(dataDirectory, ADDRESSES_FILE), 'utf8');
    return schema.parse(JSON.parse(text));
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new Error(
        `Hearthway is still starting on ${dataDirectory}. Try again when it is ready.`,
      );
    throw error;
  }
};

const notRunning = (dataDirectory: string): Error =>
  new Error(
    `No Hearthway is running on ${dataDirectory}. Start it with npm start, or set EVENTSTORE_URL and DATABASE_URL.`,
  );
