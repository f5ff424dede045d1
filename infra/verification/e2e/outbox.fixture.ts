import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { RunningStack } from './stack.ts';

export interface AwaitedMail {
  readonly to: string;
  /** A part of what its subject says. */
  readonly subject: string;
}

/** Waits for the mail, and answers its code. Where there are several such mails, it is the newest. */
export const mailedCode = (
  { dataDirectory }: RunningStack,
  { to, subject }: AwaitedMail,
): Promise<string> =>
  vi.waitFor(
    () => {
      const outbox = join(dataDirectory, 'outbox');
      const mails = readdirSync(outbox)
        .filter((file) => file.endsWith('.eml'))
        .map((file) => readFileSync(join(outbox, file), 'utf8'))
        .filter(
          (mail) => headerOf(mail, 'To') === to && headerOf(mail, 'Subject').includes(subject),
        )
        .toSorted((a, b) => Date.parse(headerOf(a, 'Date')) - Date.parse(headerOf(b, 'Date')));
      const code = /^ {4}(\d{6})\r?$/m.exec(mails.at(-1) ?? '')?.[1];
      if (code === undefined) throw new Error(`No mail with a code was sent to ${to}.`);
      return code;
    },
    { timeout: 10_000, interval: 100 },
  );

const headerOf = (mail: string, name: string): string =>
  new RegExp(`^${name}: (.*?)\\r?$`, 'm').exec(mail)?.[1] ?? '';
