import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../process/error-code.ts';

interface Erasure {
  readonly userId: string;
  readonly erasedAt: Date;
  /** A mailbox without an account; otherwise an account. */
  readonly isVisitor?: true;
}

/**
 * Erased persons, in a file that is kept outside the backups: after an older backup was restored, it
 * says which of them must not come back. Nothing else of them stands in it.
 */
export interface ErasureList {
  /** Resolves when it is on the disk. Idempotent per person. */
  readonly add: (erasure: Erasure) => Promise<void>;
  readonly read: () => Promise<readonly Erasure[]>;
  /**
   * Names of the list: 32 hexadecimal digits, by which a database knows the list that belongs to it. None
   * for a file that does not exist, or that is older than names.
   */
  readonly names: () => Promise<readonly string[]>;
  /** Adds a name. */
  readonly addName: (name: string) => Promise<void>;
}

/** A line each: the user id and the day. A line that a crash has torn is none. */
const LINE = /^(visitor )?([0-9a-f]{32}) (\d{4}-\d{2}-\d{2})$/gm;

const NAME_LINE = /^list ([0-9a-f]{32})$/gm;

export const erasureListIn = (file: string): ErasureList => {
  const readText = async (): Promise<string> => {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return '';
      throw error;
    }
  };
  const addLine = async (text: string, line: string): Promise<void> => {
    const ending = text === '' || text.endsWith('\n') ? '' : '\n';
    await mkdir(dirname(file), { recursive: true });
    await writeDurably(file, 'a', `${ending}${line}\n`);
    // The file may be new, and a new name outlives a power failure only once its directory is there.
    await writeDurably(dirname(file), 'r', '');
  };
  return {
    add: async ({ userId, erasedAt, isVisitor = false }) => {
      const text = await readText();
      if (erasuresIn(text).some((listed) => listed.userId === userId)) return;
      const kind = isVisitor ? 'visitor ' : '';
      await addLine(text, `${kind}${userId} ${erasedAt.toISOString().slice(0, 10)}`);
    },
    read: async () => erasuresIn(await readText()),
    names: async () => Array.from((await readText()).matchAll(NAME_LINE), ([, name = '']) => name),
    addName: async (name) => addLine(await readText(), `list ${name}`),
  };
};

const erasuresIn = (text: string): readonly Erasure[] =>
  Array.from(text.matchAll(LINE), ([, visitor, userId = '', day = '']) => ({
    userId,
    erasedAt: new Date(day),
    ...(visitor !== undefined && { isVisitor: true }),
  }));

const writeDurably = async (path: string, flags: 'a' | 'r', text: string): Promise<void> => {
  const handle = await open(path, flags, 0o600);
  try {
    if (text !== '') await handle.write(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};
