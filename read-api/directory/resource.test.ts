import { expect, test } from 'vitest';
import { type ResourceRow, toResource } from './resource.ts';

const row: ResourceRow = {
  id: 'nc-1',
  source_name: 'A list',
  category: 'community',
  name: 'Bright Steps',
  description: '',
  tags: [],
  phone: null,
  email: null,
  hours: null,
  website: null,
  street: '1 Main St',
  city: 'Durham',
  state: 'NC',
  zip: '27701',
  is_demo: false,
  last_verified: null,
};

test.each([
  [{}, '1 Main St, Durham, NC 27701'],
  [{ street: '' }, 'Durham, NC 27701'],
  [{ street: '', zip: '' }, 'Durham, NC'],
  [{ street: '', city: '', zip: '' }, ''],
])('of an address, %o is said as “%s”', (parts, address) => {
  expect(toResource({ ...row, ...parts }, null).address).toBe(address);
});
