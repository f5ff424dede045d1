import {
  addPhotoSchema,
  changeFaceSchema,
  type Face,
  facesSchema,
  photoSchema,
} from '@hearthway/domain/entry-faces/entry-faces.contract.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const PATH = '/api/calendar/entries/:entryId';

export const routes: RoutesOf = () => {
  /** Swimming has a drawing, and the child's own word. */
  let faces: readonly Face[] = [
    {
      entryId: '5'.repeat(32),
      picture: 'swim',
      label: 'Pool',
      isHidden: false,
      photoId: null,
    },
  ];
  const photos = new Map<string, string>();
  const change = (entryId: string, to: Partial<Face>): void => {
    const before = faces.find((face) => face.entryId === entryId);
    const face = { entryId, picture: null, label: '', isHidden: false, photoId: null, ...before };
    faces = [...faces.filter((each) => each !== before), { ...face, ...to }];
  };
  const model = 'entry_faces';
  return [
    { route: 'GET /api/calendar/faces', schema: facesSchema, model, answer: () => faces },
    {
      route: `GET ${PATH}/photo`,
      schema: photoSchema,
      model: 'entry_photos',
      answer: ({ params }) => ({ photo: photos.get(params['entryId'] ?? '') ?? '' }),
    },
    {
      route: `PUT ${PATH}/face`,
      model,
      answer: ({ params, body }) => change(params['entryId'] ?? '', changeFaceSchema.parse(body)),
    },
    {
      route: `PUT ${PATH}/photo`,
      model,
      answer: ({ params: { entryId = '' }, body }) => {
        photos.set(entryId, addPhotoSchema.parse(body).photo);
        change(entryId, { photoId: `${photos.size}`.padStart(32, 'b') });
      },
    },
    {
      route: `DELETE ${PATH}/photo`,
      model,
      answer: ({ params }) => change(params['entryId'] ?? '', { photoId: null }),
    },
  ];
};
