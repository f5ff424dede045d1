/** Id of the child that the family of a test is created with. */
export const CHILD_ID = 'c'.repeat(32);
