/** How long a person may take to answer the browser, and the browser to find them. */
export const LOCATE_TIMEOUT_MS = 20_000;

/** Outcome of asking the browser for the location. */
export type Located =
  | { readonly status: 'found'; readonly location: string }
  | { readonly status: 'denied' }
  /** The browser failed or timed out. */
  | { readonly status: 'unknown' }
  | { readonly status: 'unsupported' };

type Geolocation = Pick<globalThis.Geolocation, 'getCurrentPosition'>;

/**
 * Always settles: a browser whose question is left unanswered says nothing for ever, and its own
 * timeout does not run meanwhile.
 *
 * @param geolocation What this browser has for it, if it has.
 */
export const locate = (geolocation: Geolocation | undefined): Promise<Located> =>
  new Promise((resolve) => {
    if (geolocation === undefined) return resolve({ status: 'unsupported' });
    const timer = setTimeout(resolve, LOCATE_TIMEOUT_MS, { status: 'unknown' });
    const settle = (located: Located) => {
      clearTimeout(timer);
      resolve(located);
    };
    geolocation.getCurrentPosition(
      ({ coords }) => settle({ status: 'found', location: coordinates(coords) }),
      ({ code, PERMISSION_DENIED }) =>
        settle({ status: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      { timeout: LOCATE_TIMEOUT_MS },
    );
  });

/** About 10 meters. See docs/product-rules.md#onboarding. */
const DECIMALS = 4;

const coordinates = ({
  latitude,
  longitude,
}: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>): string =>
  `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`;
