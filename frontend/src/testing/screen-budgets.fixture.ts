import { PROFILE_ID } from '../features/dietary/dietary.routes.fixture.ts';
import { PROVIDER_PATH } from './directory.fixture.ts';

/**
 * Screens of a phone, 360 × 740 pixels, that a page fills at most as it opens, with the content of the
 * component tests. Raise one only together with what the page gained.
 */
export const USUAL_SCREENS = 3.2;

/** Budgets of longer pages, by the name of the view. */
export const SCREENS: Readonly<Record<string, number>> = {
  '/': 4.8,
  '/, family': 4.5,
  '/privacy': 15.3,
  '/terms': 6.9,
  '/subscribe': 3.9,
  '/subscribe, family': 3.8,
  '/account, family': 5.5,
  '/achievements, family': 4.5,
  '/insurance-help': 3.6,
  '/insurance-help/TEXAS': 8.8,
  '/insurance-help/call': 3.8,
  '/insurance-help/call, family': 4.1,
  '/resources, family': 4.6,
  '/resources/speech-therapy, family': 4.4,
  [`${PROVIDER_PATH}, family`]: 3.8,
  '/calendar, family': 4.1,
  '/support, family': 3.3,
  '/support/resources, family': 3.3,
  [`/dietary/profiles/${PROFILE_ID}, family`]: 3.9,
};
