import { STATES, TERRITORIES } from '../kernel/states.constants.ts';

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...STATES, ...TERRITORIES }).flatMap(([code, name]) => [
    [code, code],
    [name.toUpperCase(), code],
  ]),
);

/** Finds the two-letter code of a state or territory by code or name; undefined if unknown. */
export const stateCode = (text: string): string | undefined =>
  BY_NAME.get(text.trim().toUpperCase().replaceAll('.', ''));

const NAMES: Readonly<Record<string, string>> = { ...STATES, ...TERRITORIES };

export const stateName = (code: string): string => NAMES[code] ?? code;
