import type { Details, Resource } from './directory.contract.ts';

/** Listing of which only the name is known. */
export const UNKNOWN_RESOURCE: Omit<Resource, 'id' | 'name' | 'category'> = {
  rating: null,
  reviewCount: 0,
  distance: null,
  description: '',
  tags: [],
  phone: null,
  email: null,
  hours: null,
  website: null,
  address: '',
  isDemo: false,
  source: '',
  lastVerified: null,
};

export const UNKNOWN_DETAILS: Details = {
  categories: [],
  point: null,
  ages: null,
  languages: [],
  telehealth: null,
  inHome: null,
  medicaid: null,
  accepting: null,
  insurance: [],
  waitlist: null,
  wait: null,
  requirements: null,
};
