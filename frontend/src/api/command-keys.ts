/** A second try of the same command carries the same key, so that it is not done twice. */
export interface CommandKeys {
  readonly keyFor: (command: string) => string;
  /** Its outcome is known: the next such command is a new one. */
  readonly answered: (command: string) => void;
}

/** Keeps the key of the last command alone: once something else was done, a repetition is meant. */
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
