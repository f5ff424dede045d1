/** The page of a state's offices, by its two letters. */
export const officesPath = (state: string): string => `/offices/${state}`;
