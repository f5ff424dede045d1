import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { RunningStack } from './stack.ts';

export interface AwaitedMail {
  readonly to: string;
  /** A part of what its subject says. */
  readonly subject: string;
  /** Ten seconds by default. */
  readonly withinMs?: number;
}

/** Waits for the mail, and answers its code. Where there are several such mails, it is the newest. */
export const mailedCode = (stack: RunningStack, mail: AwaitedMail): Promise<string> =>
  mailed(stack, mail, /^ {4}(\d{6})\r?$/m);

/** Finds the path of the link to set a new password. */
export const mailedResetPath = (stack: RunningStack, mail: AwaitedMail): Promise<string> =>
  mailed(stack, mail, /(\/reset-password#[\w-]{43})/);

/** Finds the path of the link that stops a scheduled report. */
export const mailedStopPath = (stack: RunningStack, mail: AwaitedMail): Promise<string> =>
  mailed(stack, mail, /(\/stop-report-mails#[\w-]{75})/);

/** Finds the path of the link to a visitor's conversation with support. */
export const mailedThreadPath = (stack: RunningStack, mail: AwaitedMail): Promise<string> =>
  mailed(stack, mail, /(\/support\/thread#[\w-]{16,100})/);

/** Finds the path of the listing that a family's proposal became. */
export const mailedProviderPath = (stack: RunningStack, mail: AwaitedMail): Promise<string> =>
  mailed(stack, mail, /(\/resources\/provider\/[\w-]+)/);

/** Finds the path of the page with a family's feedback. */
export const mailedFeedbackPath = (stack: RunningStack, mail: AwaitedMail): Promise<string> =>
  mailed(stack, mail, /(\/support\/community)/);

const mailed = (
  { dataDirectory }: RunningStack,
  { to, subject, withinMs = 10_000 }: AwaitedMail,
  pattern: RegExp,
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
      // A long line may go on after an equals sign.
      const found = pattern.exec((mails.at(-1) ?? '').replaceAll(/=\r?\n/g, ''))?.[1];
      if (found === undefined) throw new Error(`No such mail was sent to ${to}.`);
      return found;
    },
    { timeout: withinMs, interval: 100 },
  );

const headerOf = (mail: string, name: string): string =>
  new RegExp(`^${name}: (.*?)\\r?$`, 'm').exec(mail)?.[1] ?? '';
