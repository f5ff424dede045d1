import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { PICTURE_WORDS } from './entry-faces.constants.ts';
import { entryFacesDecider } from './entry-faces.decider.ts';
import { entryFacesErrors } from './entry-faces.errors.ts';
import { entryFacesModel, entryPhotosModel } from './entry-faces.model.ts';
import { entryPhotoDecider } from './entry-photo.decider.ts';

const FIELD_WORDS = {
  entryId: say('Entry id'),
  picture: say('Picture'),
  label: say('Words for the child'),
  isHidden: say('For adults only'),
  photoId: say('Photo id'),
};

/** How children read the entries of the calendar: a drawing or an own photo, and their own words. */
export const entryFacesContext = defineContext({
  name: 'entry-faces',
  aggregates: [
    { decider: entryFacesDecider, label: say('Visual schedule'), icon: 'image' },
    { decider: entryPhotoDecider, label: say('Photos for the visual schedule'), icon: 'image' },
  ],
  readModels: [entryFacesModel, entryPhotosModel],
  sharedModels: { entry_faces: 'calendar', entry_photos: 'calendar' },
  exportSections: [
    exportSection({
      model: entryFacesModel,
      title: say('How your children read the calendar'),
      toRows: ({ faces }) =>
        Object.entries(faces).map(([entryId, { picture, label, isHidden, photoId }]) => ({
          entryId,
          picture,
          label,
          isHidden,
          photoId,
        })),
      fields: FIELD_WORDS,
    }),
    exportSection({
      model: entryPhotosModel,
      title: say('Your photos for the calendar'),
      toRows: ({ photo_id: photoId, photo, added_at: addedAt }) =>
        photo === '' ? [] : [{ photoId, photo: `data:image/jpeg;base64,${photo}`, addedAt }],
      fields: {
        photoId: FIELD_WORDS.photoId,
        photo: say('Photo'),
        addedAt: say('When you added it'),
      },
    }),
  ],
  words: {
    fields: { ...FIELD_WORDS, photo: say('Photo') },
    choices: { picture: PICTURE_WORDS },
  },
  errors: entryFacesErrors,
});
