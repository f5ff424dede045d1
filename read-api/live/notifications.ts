import {
  modelSchema,
  type Projected,
  positionSchema,
} from '@hearthway/domain/live/live.contract.ts';
import { z } from 'zod';

/** What projections say on the channel `projected` once a batch is committed. */
const movedSchema = z.object({ userId: z.string(), model: modelSchema, position: positionSchema });

export interface Moved extends Projected {
  readonly userId: string;
}

/** Undefined for what this version does not understand, such as a model that is newer than it. */
export const readMoved = (payload: string): Moved | undefined => {
  try {
    return movedSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
};
