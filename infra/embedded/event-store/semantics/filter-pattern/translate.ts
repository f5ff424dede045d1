import { readCharacterClass } from './character-class.ts';
import { unitPattern } from './code-units.ts';
import { readSetEscape, readUnitEscape } from './escapes.ts';
import { createPatternReader, type PatternReader } from './reader.ts';

/**
 * Maximum size of a pattern, counting each part as often as it is repeated: matching takes at most this many
 * steps per character of a name.
 */
const MAX_SIZE = 1_000;

/** Group whose end has not been read. */
interface Group {
  /** True if `$` also matches before every line end. */
  isMultiline: boolean;
  size: number;
}

interface Piece {
  readonly pattern: string;
  readonly size: number;
  readonly isRepeatable: boolean;
}

/**
 * Translates a pattern from .NET's syntax to RE2's, with the same matches. Throws `PatternError` for patterns
 * that RE2 cannot match in linear time, or that .NET rejects.
 */
export const translatePattern = (pattern: string): string => {
  const reader = createPatternReader(pattern);
  const outer: Group[] = [];
  let group: Group = { isMultiline: false, size: 0 };
  let translated = '';

  const close = (): Piece => {
    const enclosing = outer.pop();
    if (enclosing === undefined) throw reader.error('closes a group that was not opened');
    const { size } = group;
    group = enclosing;
    return { pattern: ')', size, isRepeatable: true };
  };

  const readPiece = (): Piece => {
    const unit = reader.next();
    switch (unit) {
      case '(': {
        const opening = readGroupOpening(reader, group);
        if (opening.opens) {
          outer.push(group);
          group = { isMultiline: opening.isMultiline, size: 0 };
        } else {
          group.isMultiline = opening.isMultiline;
        }
        return { pattern: opening.pattern, size: 0, isRepeatable: false };
      }
      case ')':
        return close();
      case '|':
        return { pattern: '|', size: 1, isRepeatable: false };
      case '$':
        return atom(group.isMultiline ? '$' : readEnd(reader));
      case '[':
        return atom(readCharacterClass(reader));
      case '\\':
        return atom(readEscape(reader));
      case '.':
      case '^':
        return atom(unit);
      case '*':
      case '+':
      case '?':
        throw reader.error(`has a quantifier ${unit} that follows nothing it could repeat`);
      case '{':
        if (reader.take(/(?=\d+(?:,\d*)?\})/y))
          throw reader.error('has a quantifier { that follows nothing it could repeat');
        return atom(unitPattern(unit.charCodeAt(0)));
      default:
        return atom(unitPattern(unit.charCodeAt(0)));
    }
  };

  while (reader.peek() !== '') {
    const piece = readPiece();
    const quantifier = readQuantifier(reader, piece);
    translated += piece.pattern + quantifier.pattern;
    group.size += piece.size * quantifier.times;
    if (group.size > MAX_SIZE)
      throw reader.error(
        `is too large: it counts more than ${MAX_SIZE} parts, repetitions included`,
      );
  }
  if (outer.length > 0) throw reader.error('opens a group that it does not close');
  return translated;
};

const atom = (pattern: string): Piece => ({ pattern, size: 1, isRepeatable: true });

/** The end is also matched before a final line break. */
const readEnd = (reader: PatternReader): string => {
  if (!/^[)|*+?{]?$/.test(reader.peek()))
    throw reader.error('goes on after an end ($ or \\Z), which this server allows in (?m) only');
  return '(?:\\n?\\z)';
};

const readEscape = (reader: PatternReader): string => {
  const set = readSetEscape(reader);
  if (set !== undefined) return `[${set.isNegated ? '^' : ''}${set.content}]`;
  const [anchor] = reader.take(/[AzZGbB]/y) ?? [];
  switch (anchor) {
    case undefined:
      return unitPattern(readUnitEscape(reader));
    case 'A':
    case 'z':
      return `\\${anchor}`;
    case 'Z':
      return readEnd(reader);
    default:
      throw reader.error(`uses \\${anchor}, which this server does not know`);
  }
};

interface Quantifier {
  readonly pattern: string;
  readonly times: number;
}

const readQuantifier = (reader: PatternReader, { isRepeatable }: Piece): Quantifier => {
  const match = reader.take(/(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y);
  if (match === undefined) return { pattern: '', times: 1 };
  const [pattern, least, comma, most] = match;
  if (!isRepeatable)
    throw reader.error(`has a quantifier ${pattern} that follows nothing it could repeat`);
  if (reader.take(/[*+?]|\{\d+(?:,\d*)?\}/y)) throw reader.error('repeats a repetition');
  const from = Number(least ?? 1);
  const to = comma === undefined || most === '' ? from : Number(most);
  if (to < from) throw reader.error(`has a quantifier ${pattern} with its bounds in reverse order`);
  return { pattern, times: Math.max(1, from, to) };
};

interface GroupOpening {
  readonly pattern: string;
  /** False for flags, which apply to the rest of the enclosing group, and for comments. */
  readonly opens: boolean;
  readonly isMultiline: boolean;
}

/** Reads on after an opening parenthesis. Groups never capture, since a filter only matches. */
const readGroupOpening = (reader: PatternReader, { isMultiline }: Group): GroupOpening => {
  if (!reader.take(/\?/y) || reader.take(/<[A-Za-z_]\w*>|'[A-Za-z_]\w*'/y))
    return { pattern: '(?:', opens: true, isMultiline };
  if (reader.take(/#[^)]*\)/y)) return { pattern: '', opens: false, isMultiline };
  const [, on, off, end] = reader.take(/([imns]*)(?:-([imns]*))?([:)])/y) ?? [];
  if (on === undefined)
    throw reader.error(
      'uses lookaround, an atomic or conditional group, or a flag other than i, m, n and s, which this server does not know',
    );
  const flags = withoutCapture(on, off ?? '');
  const opens = end === ':';
  return {
    pattern: flags === '' && !opens ? '' : `(?${flags}${end}`,
    opens,
    isMultiline: off?.includes('m') ? false : isMultiline || on.includes('m'),
  };
};

/** Removes the flag n, which disables capturing in groups. */
const withoutCapture = (on: string, off: string): string => {
  const kept = off.replaceAll('n', '');
  return on.replaceAll('n', '') + (kept === '' ? '' : `-${kept}`);
};
