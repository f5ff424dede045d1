import { isModel, type Model } from '@hearthway/domain/contexts.ts';
import {
  type ExportProgress,
  exportProgressSchema,
  type Projected,
  positionSchema,
} from '@hearthway/domain/live/live.contract.ts';
import { type RunProgress, runProgressSchema } from '@hearthway/domain/reports/reports.contract.ts';
import { z } from 'zod';

/** Payload of the channel `projected`, sent by projections once a batch is committed. */
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

/** Payload of the channel `export_progress`, sent by command-api while it builds a copy. */
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

/** Payload of the channel `logged`, sent by command-api after a line of the operational log. */
const loggedSchema = z.object({ userId: z.string() });

/** User id of the log line; undefined for an unknown message. */
export const readLogged = (payload: string): string | undefined =>
  read(loggedSchema, payload)?.userId;

/** Payload of the channel `report_progress`, sent by command-api during a report run. */
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
