import { PICTURES } from '@hearthway/domain/entry-faces/entry-faces.constants.ts';
import { entryFacesDecider } from '@hearthway/domain/entry-faces/entry-faces.decider.ts';
import { entryPhotoDecider } from '@hearthway/domain/entry-faces/entry-photo.decider.ts';
import { entriesOf } from '../calendar-entries/keep-calendar.ts';
import type { Family, Step } from '../family.ts';
import { tierOf } from '../subscription/plan.ts';

interface FaceOptions {
  /** A drawing of a known entry if omitted. */
  readonly course?: 'everything';
}

/** Beginning and end of a JPEG, which shows nothing. */
const PHOTO = '/9j/2Q==';

/** Chooses how a child reads an entry if the plan has a calendar; a photo is chosen and removed. */
export const chooseFaces =
  (family: Family, { course }: FaceOptions = {}): Step =>
  (at, sessionId) => {
    const { random, own, itself } = family;
    const known = entriesOf(family);
    if (known.length === 0 || (course === undefined && tierOf(family, at) !== 'family')) return [];
    const entryId = random.pick(known);
    const meta = itself(at, sessionId);
    const face = { picture: random.pick(PICTURES), label: '', isHidden: false };
    const chosen = own.dispatch(entryFacesDecider, { command: 'change', entryId, face }, meta);
    if (course === undefined) return chosen;
    const photoId = random.id();
    const add = { command: 'add', photoId, photo: PHOTO } as const;
    const choose = { command: 'choose-photo', entryId, photoId, gone: [] } as const;
    return [
      ...chosen,
      ...own.dispatch(entryPhotoDecider, add, meta, photoId),
      ...own.dispatch(entryFacesDecider, choose, meta),
      ...own.dispatch(entryFacesDecider, { command: 'remove-photo', entryId, photoId }, meta),
    ];
  };
