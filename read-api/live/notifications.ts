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

/** Undefined for what this version does not understand, such as a model that is newer than it. */
export const readMoved = (payload: string): Moved | undefined => readPayload(movedSchema, payload);

/** Payload of the channel `logged`, sent by command-api after a line of the operational log. */
const loggedSchema = z.object({ userId: z.string() });

/** User id of the log line; undefined for an unknown message. */
export const readLogged = (payload: string): string | undefined =>
  readPayload(loggedSchema, payload)?.userId;
