import { isModel, type Model } from '@hearthway/domain/contexts.ts';
import { type Projected, positionSchema } from '@hearthway/domain/live/live.contract.ts';
import { z } from 'zod';
import { readPayload } from './read-payload.ts';

/** Payload of the channel `projected`, sent by projections once a batch is committed. */
const movedSchema = z.object({
  userId: z.string(),
  model: z.custom<Model>((name) => typeof name === 'string' && isModel(name)),
  position: positionSchema,
});

export interface Moved extends Projected {
  readonly userId: string;
}

/** Returns undefined for an unknown payload, such as a model newer than this version. */
export const readMoved = (payload: string): Moved | undefined => readPayload(movedSchema, payload);

/** Payload of the channel `logged`, sent by command-api after a line of the operational log. */
const loggedSchema = z.object({ userId: z.string() });

/** Returns the user id of the log line; undefined for an unknown payload. */
export const readLogged = (payload: string): string | undefined =>
  readPayload(loggedSchema, payload)?.userId;
