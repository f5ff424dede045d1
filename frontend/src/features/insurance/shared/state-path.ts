import {
  isStateCode,
  STATES,
  type StateCode,
  stateIdOf,
} from '@hearthway/domain/kernel/states.constants.ts';

/** Two-letter codes sorted by name: `District of Columbia` between Delaware and Florida. */
export const stateCodes: readonly StateCode[] = Object.keys(STATES)
  .filter(isStateCode)
  .toSorted((one, other) => STATES[one].localeCompare(STATES[other], 'en'));

const nameInAddress = (code: StateCode): string => stateIdOf(code).toUpperCase();

/** Address of a state page: `/insurance-help/NORTH-CAROLINA`. */
export const statePath = (code: StateCode): string => `/insurance-help/${nameInAddress(code)}`;

/** Finds the state of an address by name or code, in any case. */
export const stateAt = (name: string): StateCode | undefined => {
  const wanted = name
    .trim()
    .toUpperCase()
    .replace(/[\s_-]+/g, '-');
  return stateCodes.find((code) => code === wanted || nameInAddress(code) === wanted);
};
