import { STATES, TERRITORIES } from '../kernel/states.constants.ts';

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...STATES, ...TERRITORIES }).flatMap(([code, name]) => [
    [code, code],
    [name.toUpperCase(), code],
  ]),
);

/** The two letters of a state or territory given by them or by its name; undefined for another. */
export const stateCode = (text: string): string | undefined =>
  BY_NAME.get(text.trim().toUpperCase().replaceAll('.', ''));

const NAMES: Readonly<Record<string, string>> = { ...STATES, ...TERRITORIES };

/** Returns the name for the two letters of a state or territory. */
export const stateName = (code: string): string => NAMES[code] ?? code;
