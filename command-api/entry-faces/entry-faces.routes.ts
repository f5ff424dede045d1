import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { calendarEntryDecider } from '@hearthway/domain/calendar-entries/calendar-entries.decider.ts';
import {
  PHOTOS_LIMIT,
  PHOTOS_PER_DAY,
} from '@hearthway/domain/entry-faces/entry-faces.constants.ts';
import {
  addPhotoSchema,
  changeFaceSchema,
  faceParamsSchema,
} from '@hearthway/domain/entry-faces/entry-faces.contract.ts';
import {
  entryFacesDecider,
  type FacesState,
  withPhotos,
} from '@hearthway/domain/entry-faces/entry-faces.decider.ts';
import { entryPhotoDecider } from '@hearthway/domain/entry-faces/entry-photo.decider.ts';
import { isRejected } from '@hearthway/domain/kernel/decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { requireFamilyPlan } from '../calendar-entries/family-plan.ts';
import { commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';
import { cleanPhoto } from './clean-photo.ts';

/** Limited because each photo is a stream. */
const PHOTOS: Allowance = { name: 'entry-photo', most: PHOTOS_PER_DAY, perMs: DAY_MS };

/** A photo in base64, in JSON. */
const BODY_LIMIT_BYTES = 100_000;

interface OfEntry {
  readonly entryId: string;
  readonly familyId: string;
}

/** Adds routes for how children read the entries of a family's calendar, of whose plan they are a part. */
export const addEntryFacesRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { handle, readState, database, newId } = dependencies;

  const requireEntry = async ({ entryId, familyId }: OfEntry) => {
    const entry = await readState(calendarEntryDecider, entryId);
    if (entry.status === 'none' || entry.familyId !== familyId) throw refuse('UnknownEntry');
    if (entry.status === 'removed') throw refuse('EntryGone');
    return entry.fields;
  };

  /** Finds the photo of an entry; a series that goes on from another one begins with its photo. */
  const photoOf = async (
    { entryId, familyId }: OfEntry,
    faces: FacesState,
  ): Promise<string | null> => {
    const face = faces[entryId];
    if (face !== undefined) return face.photoId;
    const { follows } = await requireEntry({ entryId, familyId });
    return follows === null ? null : (faces[follows.entryId]?.photoId ?? null);
  };

  /** Looks for entries that no longer need their photos, once there is room for no other. */
  const goneIn = async (faces: FacesState): Promise<readonly string[]> => {
    const holders = withPhotos(faces);
    if (holders.length < PHOTOS_LIMIT) return [];
    const states = await Promise.all(
      holders.map(async (id) => [id, await readState(calendarEntryDecider, id)] as const),
    );
    return states.filter(([, { status }]) => status === 'removed').map(([id]) => id);
  };

  const addRoute = commandRoutes(app, dependencies)(entryFacesDecider);
  addRoute({
    route: 'PUT /api/calendar/entries/:entryId/face',
    scope: 'calendar',
    about: 'entry',
    params: faceParamsSchema,
    body: changeFaceSchema,
    prepare: async ({ params: { entryId }, body: face, familyId, now }) => {
      await requireFamilyPlan(dependencies, { familyId, now });
      await requireEntry({ entryId, familyId });
      return { command: { command: 'change', entryId, face } };
    },
  });
  addRoute({
    route: 'PUT /api/calendar/entries/:entryId/photo',
    scope: 'calendar',
    about: 'entry',
    params: faceParamsSchema,
    body: addPhotoSchema,
    bodyLimit: BODY_LIMIT_BYTES,
    prepare: async ({ params: { entryId }, body, familyId, now, commandId, context }) => {
      await requireFamilyPlan(dependencies, { familyId, now });
      await requireEntry({ entryId, familyId });
      const cleaned = cleanPhoto(Buffer.from(body.photo, 'base64'));
      if (cleaned === null) throw refuse('NoPhoto');
      const photoId = idFor(commandId, newId);
      const faces = await readState(entryFacesDecider, familyId);
      const gone = await goneIn(faces);
      const command = { command: 'choose-photo', entryId, photoId, gone } as const;
      // A photo that is refused is not stored.
      const decided = entryFacesDecider.decide(command, faces);
      if (isRejected(decided)) throw refuse(decided.rejected);
      await requireAllowanceOnce({ database, now, requestId: photoId }, PHOTOS, familyId);
      const photo = cleaned.toString('base64');
      const add = { command: 'add', photoId, photo } as const;
      accepted(await handle(entryPhotoDecider, { id: photoId, command: add, context }));
      return { command };
    },
  });
  addRoute({
    route: 'DELETE /api/calendar/entries/:entryId/photo',
    scope: 'calendar',
    about: 'entry',
    params: faceParamsSchema,
    body: NONE,
    prepare: async ({ params: { entryId }, familyId }) => {
      const photoId = await photoOf(
        { entryId, familyId },
        await readState(entryFacesDecider, familyId),
      );
      return { command: { command: 'remove-photo', entryId, photoId } };
    },
  });
};
