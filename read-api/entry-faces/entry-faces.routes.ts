import { calendarEntryRowSchema } from '@hearthway/domain/calendar-entries/calendar-entries.model.ts';
import {
  type Face,
  faceParamsSchema,
  facesSchema,
  photoSchema,
} from '@hearthway/domain/entry-faces/entry-faces.contract.ts';
import {
  entryFacesModel,
  entryPhotosModel,
} from '@hearthway/domain/entry-faces/entry-faces.model.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { sql } from 'kysely';
import { isSeenBy } from '../calendar-entries/calendar-entries.routes.ts';
import { ownRowReader } from '../consistency/own-row-reader.ts';
import { createReadSeen } from '../household/read-seen.ts';
import type { ReadDependencies } from '../read-part.ts';

const planSchema = calendarEntryRowSchema.pick({ entry_id: true, plan: true });

/**
 * `GET /api/calendar/faces`: how children read the entries that the caller sees. Each photo is read by its entry,
 * at `GET /api/calendar/entries/:entryId/photo`.
 */
export const addEntryFacesRoutes = (app: HttpServer, dependencies: ReadDependencies): void => {
  const { readModel, database, privacy } = dependencies;
  const readSeen = createReadSeen(dependencies);
  const readFaces = ownRowReader(dependencies, 'entry_faces');
  /** Waits until the model includes the caller's own writes. */
  const waitForPhotos = readModel('entry_photos', () => sql<null>`null`);

  const facesFor = async (request: HttpRequest, reply: HttpReply): Promise<readonly Face[]> => {
    const row = await readFaces(request, reply);
    if (row === null) return [];
    const { faces } = entryFacesModel.parse(row);
    const all = Object.entries(faces).map(([entryId, face]) => ({ entryId, ...face }));
    const { familyId, onlyChildren } = familyOf(request);
    if (onlyChildren === null || all.length === 0) return all;
    const isSeen = isSeenBy(await readSeen(request, reply));
    const plans = await database
      .selectFrom('calendar_entries')
      .select(['entry_id', 'plan'])
      .where('user_id', '=', familyId)
      .where('entry_id', 'in', Object.keys(faces))
      .execute();
    const seen = new Set(
      plans
        .map((plan) => planSchema.parse(plan))
        .filter(isSeen)
        .map(({ entry_id }) => entry_id),
    );
    return all.filter(({ entryId }) => seen.has(entryId));
  };

  app.get(
    '/api/calendar/faces',
    {
      config: { access: 'family', scope: 'calendar', about: 'seen' },
      schema: { response: { 200: facesSchema } },
    },
    facesFor,
  );

  app.get(
    '/api/calendar/entries/:entryId/photo',
    {
      config: { access: 'family', scope: 'calendar', about: 'seen' },
      schema: { params: faceParamsSchema, response: { 200: photoSchema } },
    },
    async (request, reply) => {
      const { familyId } = familyOf(request);
      const { entryId } = request.params;
      const faces = await facesFor(request, reply);
      const photoId = faces.find((face) => face.entryId === entryId)?.photoId ?? '';
      await waitForPhotos({ request, reply, key: familyId });
      const stored = await database
        .selectFrom('entry_photos')
        .selectAll()
        .where('user_id', '=', familyId)
        .where('photo_id', '=', photoId)
        .execute();
      const [opened] = await privacy.openRows(entryPhotosModel, stored);
      const { photo } = opened === undefined ? { photo: '' } : entryPhotosModel.parse(opened);
      if (photo === '') throw refuse('UnknownPhoto');
      return { photo };
    },
  );
};
