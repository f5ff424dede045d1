import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Story } from './stories.ts';

export const categoryWords: Readonly<Record<Story['category'], MessageDescriptor>> = {
  therapy: msg`Therapy`,
  education: msg`Education`,
  community: msg`Community`,
  milestone: msg`Milestone`,
};

export const impactWords: Readonly<Record<Story['impact'], MessageDescriptor>> = {
  'life-changing': msg`Life-changing`,
  significant: msg`Significant`,
  meaningful: msg`Meaningful`,
};
