import type { ClientBase } from 'pg';

/** PostgreSQL settings of a connection, by name. */
export type SessionSettings = Readonly<Record<string, string>>;

/**
 * Applies the settings and returns whether the connection leads to PostgreSQL itself. A pooler reports
 * process numbers of its own: nothing is set then, because in transaction mode it would hand the server
 * connection with its settings to other clients. Sent after connecting, since poolers reject most start-up
 * parameters, and `?options=` in an address would replace ours.
 */
export const applySettings = async (
  client: ClientBase,
  settings: SessionSettings,
): Promise<boolean> => {
  const entries = Object.entries(settings);
  const calls = entries.map((_, i) => `set_config($${2 * i + 2}, $${2 * i + 3}, false)`);
  const { rows } = await client.query({
    text: `select ${['1', ...calls].join(', ')} where pg_backend_pid() = $1`,
    values: [processNumberOf(client), ...entries.flat()],
  });
  return rows.length > 0;
};

/** Whether the connection leads to PostgreSQL itself. */
export const isDirect = (client: ClientBase): Promise<boolean> => applySettings(client, {});

/**
 * Rejects with a one-sentence error on a pooler, which may change the server connection between two
 * statements. `work` begins the sentence, such as "A rebuild".
 */
export const requireDirect = async (client: ClientBase, work: string): Promise<void> => {
  if (!(await isDirect(client)))
    throw new Error(
      `${work} needs a connection of its own to PostgreSQL, and this address leads to a pooler. Set LISTEN_DATABASE_URL to the server itself or, for a command, DATABASE_URL.`,
    );
};

/** Process number reported at the start of the connection; -1 where it is missing. */
const processNumberOf = (client: ClientBase): number =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : -1;
