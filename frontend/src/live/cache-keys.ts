import type { Model } from '@hearthway/domain/live/live.contract.ts';

/** Cache keys of the data that the socket updates. */
export const healthKey = ['health'] as const;

/**
 * Key of one family's own data. It includes the user's id, so that nothing is shown to the next
 * account that signs in on the same device.
 */
export const familyKey = <Rest extends readonly unknown[]>(userId: string, ...rest: Rest) =>
  ['family', userId, ...rest] as const;

/** Every family's, of this page. */
export const familiesKey = ['family'] as const;

/** The requested copy of a person's data. */
export const exportKey = (userId: string) => familyKey(userId, 'data-export');

export const isExport = ([scope, , name]: readonly unknown[]): boolean =>
  scope === 'family' && name === 'data-export';

/** The runs of reports that an analyst has started, the newest first. */
export const reportRunsKey = (userId: string) => familyKey(userId, 'report-runs');

/** The reports that an analyst gets by email. */
export const reportSchedulesKey = (userId: string) => familyKey(userId, 'report-schedules');

/** One run, with its answer. */
export const reportRunKey = (userId: string, runId: string) =>
  familyKey(userId, 'report-runs', runId);

export const isReportRuns = ([scope, , name]: readonly unknown[]): boolean =>
  scope === 'family' && name === 'report-runs';

/** A command that is on its way. */
export const commandKey = (method: 'POST' | 'PUT' | 'DELETE', path: string) =>
  ['command', method, path] as const;

/** Whether a key belongs to a read model, whose name follows the user's id. */
export const isAbout = (model: Model, [scope, , name]: readonly unknown[]): boolean =>
  scope === 'family' && name === model;
