/** Idempotency keys of repeated commands: retries reuse the key, so that the command takes effect once. */
export interface CommandKeys {
  readonly keyFor: (command: string) => string;
  /** Reports a known outcome; the next such command gets a new key. */
  readonly answered: (command: string) => void;
}

/** Remembers only the last command's key: after another command, a repetition is intentional. */
export const createCommandKeys = (newKey: () => string): CommandKeys => {
  let last: { readonly command: string; readonly key: string } | undefined;
  return {
    keyFor: (command) => {
      if (last?.command !== command) last = { command, key: newKey() };
      return last.key;
    },
    answered: (command) => {
      if (last?.command === command) last = undefined;
    },
  };
};
