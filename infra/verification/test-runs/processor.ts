import { readdirSync, readFileSync } from 'node:fs';

/** A process as `/proc` tells of it. */
export interface Process {
  readonly parent: number;
  /** Processor ticks of its own and of all children that it has waited for. */
  readonly ticks: number;
  /** Those of the children alone. */
  readonly ofChildren: number;
}

export type Processes = ReadonlyMap<number, Process>;

const TICKS_IN_SECOND = 100;
const EVERY_MS = 1_000;

/** Counts the processor seconds of this process and of all processes that it starts, and they start. */
export interface Meter {
  /** From the start of this process; undefined on systems without `/proc`. */
  readonly seconds: () => number | undefined;
}

export const startMeter = (): Meter => {
  let family: Processes = new Map();
  let lost = 0;
  const look = (): void => {
    const now = familyIn(readProcesses(), new Set([process.pid, ...family.keys()]));
    lost += lostBetween(family, now);
    family = now;
  };
  look();
  setInterval(look, EVERY_MS).unref();
  return {
    seconds: () => {
      look();
      const ticks = Array.from(family.values(), (each) => each.ticks);
      if (ticks.length === 0) return undefined;
      return ticks.reduce((sum, each) => sum + each, lost) / TICKS_IN_SECOND;
    },
  };
};

/**
 * The processes with a parent in the family, and those known from before: a child whose parent has
 * ended is handed to another process.
 */
export const familyIn = (all: Processes, known: ReadonlySet<number>): Processes => {
  const isOfFamily = (pid: number): boolean => {
    const found = all.get(pid);
    return found !== undefined && (known.has(pid) || isOfFamily(found.parent));
  };
  return new Map(Array.from(all).filter(([pid]) => isOfFamily(pid)));
};

/**
 * Ticks of processes that have ended and that no parent has waited for, such as the renderers of a
 * Chromium: the kernel adds a process's ticks to its parent's when that one waits for it.
 */
export const lostBetween = (before: Processes, now: Processes): number => {
  const ended = new Map<number | undefined, number>();
  for (const [pid, { ticks }] of before) {
    if (now.has(pid)) continue;
    const heir = heirOf(pid, before, now);
    ended.set(heir, (ended.get(heir) ?? 0) + ticks);
  }
  return Array.from(ended).reduce((lost, [heir, ticks]) => {
    const ofChildren = (all: Processes) => all.get(heir ?? -1)?.ofChildren ?? 0;
    return lost + Math.max(0, ticks - (ofChildren(now) - ofChildren(before)));
  }, 0);
};

/** The nearest ancestor that still runs. */
const heirOf = (pid: number, before: Processes, now: Processes): number | undefined => {
  const parent = before.get(pid)?.parent;
  if (parent === undefined || now.has(parent)) return parent;
  return heirOf(parent, before, now);
};

const readProcesses = (): Processes =>
  new Map(
    processIds().flatMap((pid) => {
      const found = readProcess(pid);
      return found === undefined ? [] : [[pid, found] as const];
    }),
  );

const processIds = (): readonly number[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    // Not Linux.
    return [];
  }
};

/** Undefined when it has ended. */
const readProcess = (pid: number): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may have spaces and parentheses.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11);
    const ofChildren = childUser + childSystem;
    return { parent, ticks: user + system + ofChildren, ofChildren };
  } catch {
    return undefined;
  }
};

/** Processor seconds of the children that a process has waited for. */
export const secondsOfChildren = (pid: number): number =>
  (readProcess(pid)?.ofChildren ?? 0) / TICKS_IN_SECOND;
