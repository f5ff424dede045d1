import { STATES } from '@hearthway/domain/kernel/states.constants.ts';

export type StateCode = keyof typeof STATES;

/** Two letters, by name: `District of Columbia` stands between Delaware and Florida. */
export const stateCodes: readonly StateCode[] = Object.keys(STATES)
  .filter((code): code is StateCode => Object.hasOwn(STATES, code))
  .toSorted((one, other) => STATES[one].localeCompare(STATES[other], 'en'));

const nameInAddress = (code: StateCode): string => STATES[code].toUpperCase().replaceAll(' ', '-');

/** The page of a state: `/insurance-help/NORTH-CAROLINA`. */
export const statePath = (code: StateCode): string => `/insurance-help/${nameInAddress(code)}`;

/** Id of a state's item of content. */
export const stateId = (code: StateCode): string => nameInAddress(code).toLowerCase();

/** The state that an address names, in any case, by its name or its two letters. */
export const stateAt = (name: string): StateCode | undefined => {
  const wanted = name
    .trim()
    .toUpperCase()
    .replace(/[\s_-]+/g, '-');
  return stateCodes.find((code) => code === wanted || nameInAddress(code) === wanted);
};
