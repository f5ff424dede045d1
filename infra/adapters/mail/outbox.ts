import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { codeOf } from '../process/error-code.ts';
import { type Mail, messageOf } from './mail.ts';

/** Writes mails to files, in development without a mail server. */
export interface Outbox {
  /** Stores a mail; a repeated one replaces itself. */
  readonly put: (mail: Mail, from: string) => Promise<void>;
  /** Lists the mails, the newest first. */
  readonly list: () => Promise<readonly OutboxEntry[]>;
  /** Returns the encoded mail; undefined when there is none with this name. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Deletes the mails of a person whose account was deleted. */
  readonly forgetPerson: (userId: string) => Promise<void>;
}

export interface OutboxEntry {
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly putAt: Date;
}

const ENDING = '.eml';
/** `{user id}.{mail id}`, so that all mails of a person can be found. */
const NAME = /^(?:[0-9a-f]{32}|nobody)\.[0-9a-f]{32}$/;

/** Creates files that only the owner can read, since mails contain codes. */
export const outboxIn = (directory: string): Outbox => {
  const fileOf = (name: string): string => join(directory, `${name}${ENDING}`);
  const names = async (): Promise<readonly string[]> =>
    (await readdir(directory).catch(emptyIfMissing))
      .filter((file) => file.endsWith(ENDING))
      .map((file) => file.slice(0, -ENDING.length))
      .filter((name) => NAME.test(name));

  return {
    put: async (mail, from) => {
      const name = `${mail.userId ?? 'nobody'}.${mail.id}`;
      if (!NAME.test(name)) throw new Error('A mail is named by two ids of 32 hexadecimal digits.');
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const beside = `${fileOf(name)}.new`;
      await writeFile(beside, await written(mail, from), { mode: 0o600 });
      await rename(beside, fileOf(name));
    },
    list: async () => {
      const entries = await Promise.all(
        (await names()).map(async (name) => {
          const file = await stat(fileOf(name)).catch(undefinedIfMissing);
          return file && { name, putAt: file.mtime };
        }),
      );
      return entries
        .filter((entry) => entry !== undefined)
        .sort((one, other) => other.putAt.getTime() - one.putAt.getTime());
    },
    read: async (name) =>
      NAME.test(name) ? readFile(fileOf(name)).catch(undefinedIfMissing) : undefined,
    forgetPerson: async (userId) => {
      const files = await readdir(directory).catch(emptyIfMissing);
      const theirs = files.filter((file) => file.startsWith(`${userId}.`));
      await Promise.all(theirs.map((file) => rm(join(directory, file), { force: true })));
    },
  };
};

/** Omits the address of a mail without an account, which would never be deleted. */
const written = async (mail: Mail, from: string): Promise<Buffer> => {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await writer.sendMail({
    ...messageOf(mail, from),
    ...(mail.userId !== null && { to: mail.to }),
  });
  if (!Buffer.isBuffer(message)) throw new Error('A mail was not written in one piece.');
  return message;
};

const undefinedIfMissing = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error;
};

const emptyIfMissing = (error: unknown): string[] => {
  if (codeOf(error) !== 'ENOENT') throw error;
  return [];
};
