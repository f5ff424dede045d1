import { type Message, say } from '../kernel/message.ts';

/** Drawings that a child reads a calendar entry by, in the order of the form. */
export const PICTURES = [
  'home',
  'school',
  'bus',
  'car',
  'meal',
  'bath',
  'teeth',
  'toilet',
  'dressing',
  'bed',
  'quiet',
  'play',
  'park',
  'swim',
  'music',
  'book',
  'drawing',
  'tablet',
  'library',
  'shop',
  'haircut',
  'doctor',
  'dentist',
  'speech',
  'therapy',
  'grandparent',
  'friend',
  'party',
] as const;

export type PictureName = (typeof PICTURES)[number];

export const PICTURE_WORDS: Readonly<Record<PictureName, Message>> = {
  home: say('Home'),
  school: say('School'),
  bus: say('Bus'),
  car: say('Car'),
  meal: say('Meal'),
  bath: say('Bath'),
  teeth: say('Brushing teeth'),
  toilet: say('Toilet'),
  dressing: say('Getting dressed'),
  bed: say('Bed'),
  quiet: say('Quiet time'),
  play: say('Play'),
  park: say('Park'),
  swim: say('Swimming'),
  music: say('Music'),
  book: say('Book'),
  drawing: say('Drawing'),
  tablet: say('Tablet'),
  library: say('Library'),
  shop: say('Shop'),
  haircut: say('Haircut'),
  doctor: say('Doctor'),
  dentist: say('Dentist'),
  speech: say('Speech therapy'),
  therapy: say('Therapy'),
  grandparent: say('Grandparent'),
  friend: say('Friend'),
  party: say('Party'),
};

/** A few words, which stay large on a card. */
export const FACE_LABEL_MAX_LENGTH = 40;

/** Most faces that a family keeps: they are one row. */
export const FACES_LIMIT = 2_000;

/** Most own photos of a family. */
export const PHOTOS_LIMIT = 100;

/** Most photos that a family adds in a day: each is a stream. */
export const PHOTOS_PER_DAY = 60;

/** Most bytes of a photo, and most pixels of each side. Pages shrink them before they are sent. */
export const PHOTO_MAX_BYTES = 60_000;

export const PHOTO_MAX_PIXELS = 480;

/** Minutes of a timer to choose from. */
export const TIMER_MINUTES = [5, 10, 15, 20, 30, 45, 60] as const;
