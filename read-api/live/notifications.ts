import { isModel, type Model } from '@hearthway/domain/contexts.ts';
import {
  type ExportProgress,
  exportProgressSchema,
  type Projected,
  positionSchema,
} from '@hearthway/domain/live/live.contract.ts';
import {
  type RunProgress,
  runProgressSchema,
} from '@hearthway/domain/staff/reports/reports.contract.ts';
import { z } from 'zod';

/** What projections say on the channel `projected` once a batch is committed. */
const movedSchema = z.object({
  userId: z.string(),
  model: z.custom<Model>((name) => typeof name === 'string' && isModel(name)),
  position: positionSchema,
});

export interface Moved extends Projected {
  readonly userId: string;
}

/** Undefined for what this version does not understand, such as a model that is newer than it. */
export const readMoved = (payload: string): Moved | undefined => read(movedSchema, payload);

/** What command-api says on the channel `export_progress` while it builds somebody's copy. */
const exportProgressedSchema = z.object({ userId: z.string(), ...exportProgressSchema.shape });

export interface ExportProgressed {
  readonly userId: string;
  readonly progress: ExportProgress;
}

/** Undefined for what this version does not understand. */
export const readExportProgress = (payload: string): ExportProgressed | undefined => {
  const told = read(exportProgressedSchema, payload);
  if (told === undefined) return undefined;
  const { userId, ...progress } = told;
  return { userId, progress };
};

/** What command-api says on the channel `logged` once it has written to the log of operations. */
const loggedSchema = z.object({ userId: z.string() });

/** Whose log; undefined for what this version does not understand. */
export const readLogged = (payload: string): string | undefined =>
  read(loggedSchema, payload)?.userId;

/** What command-api says on the channel `report_progress` while it answers an analyst. */
const reportProgressedSchema = z.object({ userId: z.string(), ...runProgressSchema.shape });

export interface ReportProgressed {
  readonly userId: string;
  readonly progress: RunProgress;
}

/** Undefined for what this version does not understand. */
export const readReportProgress = (payload: string): ReportProgressed | undefined => {
  const told = read(reportProgressedSchema, payload);
  if (told === undefined) return undefined;
  const { userId, ...progress } = told;
  return { userId, progress };
};

const read = <Told>(schema: z.ZodType<Told>, payload: string): Told | undefined => {
  try {
    return schema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
};
