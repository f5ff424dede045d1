/** Issuer number: implicit prefix of each National Provider Identifier. */
const PREFIX = '80840';

/**
 * Validates an NPI: ten digits, the first a 1 or a 2, the last the Luhn digit of the whole with its prefix.
 * Source: 45 CFR 162.406, "NPI check digit" (CMS).
 */
export const isNpi = (text: string): boolean =>
  /^[12]\d{9}$/.test(text) && luhnSum(PREFIX + text) % 10 === 0;

const luhnSum = (digits: string): number =>
  Array.from(digits, Number).reduceRight(
    ({ sum, isDoubled }, digit) => {
      const value = isDoubled ? digit * 2 : digit;
      return { sum: sum + (value > 9 ? value - 9 : value), isDoubled: !isDoubled };
    },
    { sum: 0, isDoubled: false },
  ).sum;
