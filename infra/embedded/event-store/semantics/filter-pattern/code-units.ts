/** Above all assigned code points, and never the mapping of another character. */
const MAPPED_SURROGATES = 0x10_0000;
const FIRST_SURROGATE = 0xd8_00;
const LAST_SURROGATE = 0xdf_ff;

/**
 * Maps each half of a surrogate pair to a separate character, so that RE2, which matches whole characters,
 * counts UTF-16 code units like .NET, to which an emoji is two.
 */
export const asCodeUnits = (text: string): string => text.replaceAll(/[\ud800-\udfff]/g, mapped);

const mapped = (unit: string): string =>
  String.fromCodePoint(unit.charCodeAt(0) - FIRST_SURROGATE + MAPPED_SURROGATES);

/** Code unit in RE2 syntax. */
export const unitPattern = (unit: number): string => {
  const isSurrogate = unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE;
  const point = isSurrogate ? unit - FIRST_SURROGATE + MAPPED_SURROGATES : unit;
  return `\\x{${point.toString(16)}}`;
};

/** Content of a character class that matches the code units from `first` to `last`. */
export const unitRange = (first: number, last: number): string =>
  [
    [first, Math.min(last, FIRST_SURROGATE - 1)] as const,
    [Math.max(first, FIRST_SURROGATE), Math.min(last, LAST_SURROGATE)] as const,
    [Math.max(first, LAST_SURROGATE + 1), last] as const,
  ]
    .filter(([from, to]) => from <= to)
    .map(([from, to]) => `${unitPattern(from)}-${unitPattern(to)}`)
    .join('');
