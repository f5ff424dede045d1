import type { ContactStatus } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How far a family is with a provider. */
export const STATUS_WORDS: Readonly<Record<ContactStatus, MessageDescriptor>> = {
  'to-call': msg`To call`,
  called: msg`Called`,
  'waiting-list': msg`On the waiting list`,
  'intake-booked': msg`Intake booked`,
  'first-visit': msg`First visit done`,
  'not-a-fit': msg`Not a fit`,
};
