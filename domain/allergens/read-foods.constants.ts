/**
 * How a typed food is read: `understood`; `ambiguous`, where it could be any of several, or may be over,
 * and all are avoided; `unknown`, which cannot be checked; `none`, which says that there is no allergy.
 */
export const READINGS = ['understood', 'ambiguous', 'unknown', 'none'] as const;

export type Reading = (typeof READINGS)[number];
