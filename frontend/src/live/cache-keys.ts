import type { Model } from '@hearthway/domain/live/live.contract.ts';

/** Cache keys of data that the socket updates. */
export const healthKey = ['health'] as const;

/**
 * Key of a family's own data. Includes the user's id, so that the next account on the same device sees none
 * of it.
 */
export const familyKey = <Rest extends readonly unknown[]>(userId: string, ...rest: Rest) =>
  ['family', userId, ...rest] as const;

/** All families' data on this page. */
export const familiesKey = ['family'] as const;

/** Requested copy of a person's data. */
export const exportKey = (userId: string) => familyKey(userId, 'data-export');

export const isExport = ([scope, , name]: readonly unknown[]): boolean =>
  scope === 'family' && name === 'data-export';

/** Report runs of an analyst, newest first. */
export const reportRunsKey = (userId: string) => familyKey(userId, 'report-runs');

/** Reports that an analyst gets by email. */
export const reportSchedulesKey = (userId: string) => familyKey(userId, 'report-schedules');

export const reportRunKey = (userId: string, runId: string) =>
  familyKey(userId, 'report-runs', runId);

export const isReportRuns = ([scope, , name]: readonly unknown[]): boolean =>
  scope === 'family' && name === 'report-runs';

export const commandKey = (method: 'POST' | 'PUT' | 'DELETE', path: string) =>
  ['command', method, path] as const;

/** Checks whether a key belongs to a read model, whose name follows the user's id. */
export const isAbout = (model: Model, [scope, , name]: readonly unknown[]): boolean =>
  scope === 'family' && name === model;
