import {
  type Face,
  facesSchema,
  photoSchema,
} from '@hearthway/domain/entry-faces/entry-faces.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** Faces of a family's entries. The socket announces changes made elsewhere. */
export const facesQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'entry_faces'),
    queryFn: ({ signal }) =>
      api.read('entry_faces', '/api/calendar/faces', { schema: facesSchema, signal }),
  });

const entryPath = (entryId: string): string => `/api/calendar/entries/${entryId}`;

export const facePath = (entryId: string): string => `${entryPath(entryId)}/face`;

export const photoPath = (entryId: string): string => `${entryPath(entryId)}/photo`;

/** Photo of an entry, decoded. It has another id once it is another one. */
export const photoQuery = (
  userId: string,
  { entryId, photoId }: Pick<Face, 'entryId' | 'photoId'>,
) =>
  queryOptions({
    queryKey: familyKey(userId, 'entry_photos', photoId),
    queryFn: async ({ signal }) => {
      const schema = photoSchema;
      const { answer } = await api.read('entry_photos', photoPath(entryId), { schema, signal });
      const bytes = Uint8Array.from(atob(answer.photo), (letter) => letter.charCodeAt(0));
      return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    },
    enabled: photoId !== null,
  });
