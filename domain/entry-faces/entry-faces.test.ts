import { describe, expect, test } from 'vitest';
import { addEntrySchema } from '../calendar-entries/calendar-entries.contract.ts';
import type { CalendarEntryEvent } from '../calendar-entries/calendar-entries.events.ts';
import { newEntry } from '../calendar-entries/entry-fields.ts';
import { reject } from '../kernel/decider.ts';
import { type Given, given, recorded } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { FACES_LIMIT, PHOTOS_LIMIT } from './entry-faces.constants.ts';
import { entryFacesDecider } from './entry-faces.decider.ts';
import type { EntryFacesEvent } from './entry-faces.events.ts';
import { entryFacesModel } from './entry-faces.model.ts';

const FACE = { picture: 'swim', label: 'Pool', isHidden: false } as const;

const changed = (entryId: string): Given<EntryFacesEvent> => ({
  type: 'EntryFaceChanged',
  data: { entryId, ...FACE },
});

const chosen = (entryId: string, photoId: string): Given<EntryFacesEvent> => ({
  type: 'EntryPhotoChosen',
  data: { entryId, photoId },
});

const removed = (entryId: string, photoId: string): Given<EntryFacesEvent> => ({
  type: 'EntryPhotoRemoved',
  data: { entryId, photoId },
});

const change = (entryId: string) => ({ command: 'change', entryId, face: FACE }) as const;

const choose = (entryId: string, photoId: string, gone: readonly string[] = []) =>
  ({ command: 'choose-photo', entryId, photoId, gone }) as const;

const many = (count: number, eventOf: (id: string) => Given<EntryFacesEvent>) =>
  Array.from({ length: count }, (_, n) => eventOf(`e${n}`));

describe('a face', () => {
  test('is chosen once', () => {
    expect(given(entryFacesDecider).when(change('a'))).toEqual([changed('a')]);
    expect(given(entryFacesDecider, [changed('a')]).when(change('a'))).toEqual([]);
  });

  test('of one more entry than the row holds is refused', () => {
    const full = given(entryFacesDecider, many(FACES_LIMIT, changed));
    expect(full.when(change('one-more'))).toEqual(reject('TooManyFaces'));
    expect(full.when(change('e7'))).toEqual([]);
  });
});

describe('a photo', () => {
  test('takes the place of the one before', () => {
    const { when } = given(entryFacesDecider, [chosen('a', 'p1')]);
    expect(when(choose('a', 'p1'))).toEqual([]);
    expect(when(choose('a', 'p2'))).toEqual([removed('a', 'p1'), chosen('a', 'p2')]);
  });

  test('beyond the limit of a family is refused, unless an entry that is gone has one', () => {
    const full = given(
      entryFacesDecider,
      many(PHOTOS_LIMIT, (id) => chosen(id, `p-${id}`)),
    );
    expect(full.when(choose('a', 'p'))).toEqual(reject('TooManyPhotos'));
    expect(full.when(choose('e7', 'p'))).toHaveLength(2);
    expect(full.when(choose('a', 'p', ['e7']))).toEqual([removed('e7', 'p-e7'), chosen('a', 'p')]);
  });

  test('is removed where there is one, also the one that a series has from another', () => {
    const remove = (photoId: string | null) =>
      ({ command: 'remove-photo', entryId: 'a', photoId }) as const;
    expect(given(entryFacesDecider, [chosen('a', 'p1')]).when(remove(null))).toEqual([
      removed('a', 'p1'),
    ]);
    expect(given(entryFacesDecider).when(remove('p2'))).toEqual([removed('a', 'p2')]);
    expect(given(entryFacesDecider).when(remove(null))).toEqual([]);
  });
});

describe('the row of faces', () => {
  const rowOf = (events: readonly Given<EntryFacesEvent | CalendarEntryEvent>[]) => {
    const folding = entryFacesModel.startFolding();
    folding.learn(['family-1'], []);
    for (const [index, event] of events.entries())
      folding.fold('family-1', {
        ...recorded(event),
        id: `e${index}`,
        streamId: event.type.startsWith('Calendar') ? 'calendarEntry-a' : 'entryFaces-family-1',
        position: { commit: BigInt(index + 1) },
      });
    const [[, faces] = []] = folding.takeChanged();
    return JSON.parse(String(faces));
  };

  test('has the face for a series that goes on from another one', () => {
    const {
      days: _,
      remindsSince: __,
      ...entry
    } = newEntry({
      ...addEntrySchema.parse({
        title: 'Swimming',
        when: { kind: 'all-day', firstDay: '2026-12-01', lastDay: '2026-12-01' },
      }),
      responsibleId: null,
    });
    const repeats = {
      repeats: 'weekly',
      interval: 1,
      weekdays: [],
      until: null,
      count: null,
    } as const;
    const followed: Given<CalendarEntryEvent> = {
      type: 'CalendarEntryAdded',
      data: { entryId: 'b', ...entry, follows: { entryId: 'a', repeats } },
      metadata: { schemaVersion: 2 },
    };
    const faces = rowOf([changed('a'), chosen('a', 'p1'), followed, removed('a', 'p1')]);
    expect(faces).toEqual({ a: { ...FACE, photoId: null }, b: { ...FACE, photoId: 'p1' } });
  });

  test('reads shredded fields as not chosen', () => {
    const shredded: Given<EntryFacesEvent> = {
      type: 'EntryFaceChanged',
      data: { entryId: 'a', picture: SHREDDED, label: SHREDDED, isHidden: false },
    };
    expect(rowOf([shredded])).toMatchObject({ a: { picture: null, label: '' } });
  });
});
