import fc, { type Arbitrary } from 'fast-check';

const LAST_CODE_POINT = 0x10ffff;

/**
 * Texts of any code points, halves of a surrogate pair too. For the same, the unit `binary` of
 * `fc.string` first makes tables of all characters, which takes seconds in each process.
 */
export const anyText = (maxLength: number): Arbitrary<string> =>
  fc.array(fc.nat(LAST_CODE_POINT), { maxLength }).map((points) => String.fromCodePoint(...points));
