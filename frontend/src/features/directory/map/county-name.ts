/** FIPS codes of states whose counties have another name, and of those that have none. */
const PARISHES = '22';
const WITHOUT_COUNTIES = ['02', '11', '60', '66', '69', '72', '78'];

/** In the counties of a state, codes from here on are cities of their own. */
const FIRST_CITY = 510;

/**
 * A county as it is called, unlike a city of the same name.
 *
 * @param code FIPS: two digits of the state, three of the county.
 */
export const countyName = (name: string, code: string): string => {
  const state = code.slice(0, 2);
  if (WITHOUT_COUNTIES.includes(state) || Number(code.slice(2)) >= FIRST_CITY) return name;
  return state === PARISHES ? `${name} Parish` : `${name} County`;
};
