import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { UNKNOWN_RESOURCE } from '@hearthway/domain/directory/unknown-listing.constants.ts';
import { ApiError } from '../../api/api-error.ts';

/** Longer than any layout planned for. */
export const LONG =
  'A sentence that goes on for longer than anybody planned, so that it has to wrap wherever it stands';

/** With a word that no line can hold, as people write it into a field. */
export const UNBREAKABLE = `${LONG}, ${'unbreakable'.repeat(6)}`;

export const FULL: Resource = {
  id: 'full',
  name: 'Riverbend Speech and Play',
  category: 'speech',
  rating: 4.6,
  reviewCount: 31,
  distance: 2.4,
  description: 'Speech and feeding therapy for children from two to twelve years, in small groups.',
  tags: ['Evening hours', 'Spanish spoken', 'Sliding scale'],
  phone: '(919) 555-0142',
  email: 'hello@example.org',
  hours: 'Mon to Fri, 8 to 18',
  website: 'https://example.org',
  address: '12 Sample Street, Durham, NC 27701',
  isDemo: false,
  source: 'A public register',
  lastVerified: '2026-03-14',
};

export const LONG_RESOURCE: Resource = {
  ...FULL,
  id: 'long',
  name: UNBREAKABLE,
  description: `${UNBREAKABLE}. ${LONG}.`,
  tags: Array.from({ length: 9 }, (_, index) => LONG.slice(0, 12 + index * 4)),
  address: UNBREAKABLE,
};

/** All that may be missing is. */
export const BARE: Resource = {
  ...UNKNOWN_RESOURCE,
  id: 'bare',
  name: 'A provider',
  category: FULL.category,
  isDemo: true,
  source: FULL.source,
};

export const UNREACHABLE = new ApiError({ status: 0, code: 'Unreachable', message: '' });
