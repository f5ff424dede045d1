/** Groups of one list, and of one page that shows them. */
export const SUPPORT_GROUPS_LIMIT = 1_000;
