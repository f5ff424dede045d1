import { unitPattern, unitRange } from './code-units.ts';
import { readSetEscape, readUnitEscape } from './escapes.ts';
import type { PatternError } from './pattern-error.ts';
import type { PatternReader } from './reader.ts';

/** Translates a class whose opening bracket has been read. */
export const readCharacterClass = (reader: PatternReader): string => {
  const isNegated = reader.take(/\^/y) !== undefined;
  const members: string[] = [];
  /** Negated sets within the class. */
  const complements: string[] = [];
  let isFirst = true;

  while (isFirst || reader.peek() !== ']') {
    if (!isFirst && reader.take(/-\[/y)) throw subtraction(reader);
    isFirst = false;
    if (reader.take(/\[:/y))
      throw reader.error(
        'holds "[:" in a character class, which means something else to each engine',
      );
    const set = reader.take(/\\(?=[dDwWsSpP])/y) && readSetEscape(reader);
    if (set !== undefined) {
      (set.isNegated ? complements : members).push(set.content);
      continue;
    }
    const first = readUnit(reader);
    if (!reader.take(/-(?!\])/y)) {
      members.push(unitPattern(first));
      continue;
    }
    if (reader.peek() === '[') throw subtraction(reader);
    if (reader.take(/\\(?=[dDwWsSpP])/y))
      throw reader.error('holds a range that does not end with a character');
    const last = readUnit(reader);
    if (last < first) throw reader.error('holds a range in reverse order');
    members.push(unitRange(first, last));
  }
  reader.next();
  return classPattern(reader, { isNegated, members: members.join(''), complements });
};

const subtraction = (reader: PatternReader): PatternError =>
  reader.error('subtracts a character class, which this server does not know');

const readUnit = (reader: PatternReader): number => {
  if (reader.peek() === '') throw reader.error('has a character class without an end');
  if (reader.take(/\\b/y)) return 0x08;
  return reader.take(/\\/y) ? readUnitEscape(reader) : reader.next().charCodeAt(0);
};

interface ClassContent {
  readonly isNegated: boolean;
  readonly members: string;
  readonly complements: readonly string[];
}

/** RE2 has no complement within a class, so `[a\W]` becomes `(?:[a]|[^…])`. */
const classPattern = (
  reader: PatternReader,
  { isNegated, members, complements }: ClassContent,
): string => {
  if (complements.length === 0) return `[${isNegated ? '^' : ''}${members}]`;
  const [only = '', ...others] = complements;
  if (isNegated && members === '' && others.length === 0) return `[${only}]`;
  if (isNegated)
    throw reader.error('excludes the complement of a character group together with others');
  const alternatives = complements.map((complement) => `[^${complement}]`);
  if (members !== '') alternatives.push(`[${members}]`);
  return `(?:${alternatives.join('|')})`;
};
