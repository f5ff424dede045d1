import { expect, test } from 'vitest';
import type { BrowserStorage } from '../../../session/browser-storage.ts';
import { LESSONS_KEY, VISITOR_LESSONS_KEY } from '../../../session/kept-lessons.ts';
import { createPlaces } from './places.ts';
import { placeWith } from './reader.fixture.ts';

const open = (initial: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(initial));
  const storage: BrowserStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  return { kept, of: (userId: string | null) => createPlaces({ storage, userId }) };
};

test('a place is kept until it is forgotten, and no entry stays behind', () => {
  const { of, kept } = open();
  const place = placeWith({ section: 'keep' });
  of('ann').keep(place);
  expect(of('ann').read(place.moduleId)).toEqual(place);
  of('ann').forget(place.moduleId);
  expect([of('ann').all(), kept.size]).toEqual([[], 0]);
});

test('another account sees nothing, and visitors have a place of their own', () => {
  const { of, kept } = open();
  of('ann').keep(placeWith());
  of(null).keep(placeWith({ section: 'steps' }));
  expect([of('bob').all(), of(null).all().length]).toEqual([[], 1]);
  expect([...kept.keys()].sort()).toEqual([VISITOR_LESSONS_KEY, LESSONS_KEY].sort());
});

test.for(['', '{', '[]', '{"userId":"ann","places":{"a":{"moduleId":1}}}'])(
  'rubbish, %j, is nothing',
  (text) => {
    expect(
      open({ [LESSONS_KEY]: text })
        .of('ann')
        .all(),
    ).toEqual([]);
  },
);

test('a full browser keeps nothing, and reading goes on', () => {
  const storage: BrowserStorage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  };
  const places = createPlaces({ storage, userId: 'ann' });
  places.keep(placeWith());
  expect(places.all()).toEqual([]);
});
