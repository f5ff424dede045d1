import { readdirSync, readFileSync } from 'node:fs';

export type ProcessStat = string;

/** Activity of a process and its children. */
interface Sign {
  /** Clock ticks of processor time so far. */
  readonly ticks: number;
  /** Whether any of them is running, waiting for a processor or waiting for the disk. */
  readonly isRunnable: boolean;
}

/**
 * Detects whether a process or one of its children has worked since the last call: by its processor time, or
 * by waiting for a processor or the disk. A working process shows one of them under any load; a stopped or
 * blocked one shows neither. False where the system does not report it.
 */
export const createAtWork = (
  pid: number | undefined,
  readStats: () => readonly ProcessStat[] = readProc,
): (() => boolean) => {
  let before: number | undefined;
  return () => {
    if (pid === undefined) return false;
    const { ticks, isRunnable } = signOf(pid, readStats());
    const hasWorked = before !== undefined && ticks > before;
    before = ticks;
    return hasWorked || isRunnable;
  };
};

const signOf = (pid: number, stats: readonly ProcessStat[]): Sign => {
  const all = stats.flatMap((stat) => {
    // The program's name is in parentheses, and may contain any character.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', parent = ''] = fields;
    const isOurs = Number.parseInt(stat, 10) === pid || Number(parent) === pid;
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
    return isOurs ? [{ state, ticks }] : [];
  });
  return {
    ticks: all.reduce((sum, { ticks }) => sum + ticks, 0),
    isRunnable: all.some(({ state }) => state === 'R' || state === 'D'),
  };
};

/** Fields 14 and 15 of proc(5), counted from the state. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Empty where there is no `/proc`. */
const readProc = (): readonly ProcessStat[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/u.test(name))
      .flatMap(statOf);
  } catch {
    return [];
  }
};

/** Returns nothing for a process that has just ended. */
const statOf = (pid: string): readonly ProcessStat[] => {
  try {
    return [readFileSync(`/proc/${pid}/stat`, 'utf8')];
  } catch {
    return [];
  }
};
