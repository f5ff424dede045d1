import { beforeEach, expect, test, vi } from 'vitest';
import { LOCATE_TIMEOUT_MS, locate } from './locate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

type Ask = Geolocation['getCurrentPosition'];

const positionAt = (latitude: number, longitude: number): GeolocationPosition => {
  const coords = {
    latitude,
    longitude,
    accuracy: 10,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  const plain = { coords: { ...coords, toJSON: () => coords }, timestamp: 0 };
  return { ...plain, toJSON: () => plain };
};

const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;

const fails =
  (code: keyof typeof CODES): Ask =>
  (_found, failed) =>
    failed?.({ ...CODES, code: CODES[code], message: '' });

test.each([
  [35.994, -78.8986, '35.9940, -78.8986'],
  [-33.868_82, 151.209_29, '-33.8688, 151.2093'],
  [0, 0, '0.0000, 0.0000'],
])('%d and %d are written as %j', async (latitude, longitude, location) => {
  const getCurrentPosition: Ask = (found) => found(positionAt(latitude, longitude));
  expect(await locate({ getCurrentPosition })).toEqual({ status: 'found', location });
});

test.each([
  ['PERMISSION_DENIED', 'denied'],
  ['POSITION_UNAVAILABLE', 'unknown'],
  ['TIMEOUT', 'unknown'],
] as const)('%s means %s', async (code, status) => {
  expect(await locate({ getCurrentPosition: fails(code) })).toEqual({ status });
});

test('reports a browser without geolocation', async () => {
  expect(await locate(undefined)).toEqual({ status: 'unsupported' });
});

test('gives up on a silent browser and ignores its late answer', async () => {
  let answer: PositionCallback | undefined;
  const located = locate({
    getCurrentPosition: (found) => {
      answer = found;
    },
  });
  vi.advanceTimersByTime(LOCATE_TIMEOUT_MS);
  answer?.(positionAt(1, 2));
  expect(await located).toEqual({ status: 'unknown' });
});

test('stops waiting after an answer', async () => {
  await locate({ getCurrentPosition: fails('PERMISSION_DENIED') });
  expect(vi.getTimerCount()).toBe(0);
});
