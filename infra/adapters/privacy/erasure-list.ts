import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../process/error-code.ts';

interface Erasure {
  readonly userId: string;
  readonly erasedAt: Date;
  /** Marks a mailbox without an account. */
  readonly isVisitor?: true;
}

/**
 * File of erased people, kept outside the backups: after an older backup was restored, it says who must not
 * come back. It contains nothing else about them.
 */
export interface ErasureList {
  /** Resolves once written to disk. Idempotent per person. */
  readonly add: (erasure: Erasure) => Promise<void>;
  readonly read: () => Promise<readonly Erasure[]>;
  /**
   * Names of the list: 32 hexadecimal digits, with which a database identifies its list. None for a file that
   * does not exist, or that predates names.
   */
  readonly names: () => Promise<readonly string[]>;
  readonly addName: (name: string) => Promise<void>;
}

/** One line for each person: the user id and the day. A line that a crash has cut off does not count. */
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
    // The file may be new, and a new name survives a power failure only once its directory is synced.
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
