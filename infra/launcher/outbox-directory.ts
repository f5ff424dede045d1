import { join, resolve } from 'node:path';

export interface OutboxDirectoryOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly dataDirectory: string;
}

/** Folder of unsent mails in development; undefined where mails are sent, and in production. */
export const outboxDirectoryFor = ({
  environment,
  dataDirectory,
}: OutboxDirectoryOptions): string | undefined => {
  if (environment['SMTP_URL'] || environment['NODE_ENV'] === 'production') return undefined;
  const named = environment['OUTBOX_DIR'];
  return named ? resolve(named) : join(dataDirectory, 'outbox');
};
