import { forAnyone, forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import { sql } from 'kysely';
import type { AccessRows } from '../access.fixture.ts';
import type { Family, Scenario } from '../read-api.fixture.ts';

const LISTING = 'npi-1';
const REPORT = {
  id: 'r1',
  resourceId: 'npi-secret',
  resourceName: 'A secret',
  field: 'phone',
  message: 'Their number is wrong.',
  reportedAt: '2026-01-01T00:00:00.000Z',
  resolution: null,
};

const PROPOSAL = {
  id: 'p1',
  category: 'dental',
  state: 'NC',
  name: 'A calm dentist',
  street: '',
  city: 'Durham',
  zip: '',
  phone: '919-555-0100',
  website: '',
  why: 'They dim the lights for us.',
  proposedAt: '2026-01-01T00:00:00.000Z',
  answer: null,
};

export const rows: AccessRows = {
  '/api/categories': { statuses: forAnyone(200) },
  '/api/categories/nearby': { statuses: forFamilies(200) },
  '/api/resources': { statuses: forAnyone(200) },
  '/api/resources/nearest': { statuses: forAnyone(200) },
  // Forbidden on the free plan, which all test families have.
  '/api/resources/filters': { statuses: forFamilies(403) },
  '/api/resources/map': {
    statuses: forFamilies(403),
    query: { west: '-79', south: '35', east: '-78', north: '36', zoom: '9' },
  },
  '/api/offices/:state': { statuses: forAnyone(200), params: { state: 'NC' } },
  '/api/resources/:id': { statuses: forFamilies(200), params: { id: LISTING } },
  '/api/listing-reports': { statuses: forFamilies(200), own: () => REPORT.message },
  '/api/resource-proposals': { statuses: forFamilies(200), own: () => PROPOSAL.why },
};

export const prepare = async (scenario: Scenario, { userId }: Family): Promise<void> => {
  await sql`
    insert into offices (provider_id, state, kind, is_preferred, level, agreeing)
    values (${LISTING}, 'NC', 'medicaid', true, 'secondary', 1) on conflict do nothing
  `.execute(scenario.database);
  await sql`
    insert into providers (id, source, category, categories, name, description, street, city, state,
      zip, is_demo, source_name)
    values (${LISTING}, 'nppes', 'dental', '{dental}', 'A Dentist', '', '', '', 'NC', '', false, '')
  `.execute(scenario.database);
  await scenario.project({
    model: 'listing_reports',
    userId,
    position: await scenario.append(),
    row: { reports: [REPORT] },
  });
  await scenario.project({
    model: 'resource_proposals',
    userId,
    position: await scenario.append(),
    row: { proposals: [PROPOSAL] },
  });
};
