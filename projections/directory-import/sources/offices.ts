import {
  OFFICE_KIND_IDS,
  OFFICE_KINDS,
  OFFICES,
} from '@hearthway/domain/directory/offices.constants.ts';
import { formatPhone } from '@hearthway/domain/directory/phone.ts';
import { z } from 'zod';
import { NOTHING_SAID, type Provider } from '../provider.ts';
import { readWebsite } from '../spreadsheet/contacts.ts';
import { hashOf } from '../spreadsheet/identity.ts';
import { groupSameOffices } from './same-office.ts';
import type { SourceSays } from './source.ts';

const contactsSchema = z.object({
  contacts: z.array(
    z.object({
      state: z.string(),
      kind: z.enum(OFFICE_KIND_IDS),
      name: z.string(),
      phone: z.string().nullable(),
      web: z.string().nullable(),
      sourceTitle: z.string(),
      asOf: z.string().nullable(),
      level: z.enum(['official', 'secondary', 'recalled']),
      phoneAlsoIn: z.array(z.string()),
      note: z.string().nullable(),
      preferred: z.boolean().optional(),
    }),
  ),
});

type Contact = z.infer<typeof contactsSchema>['contacts'][number];

export interface SeedOffice {
  readonly provider: Provider;
  /** Entries that it was merged from, the one with its number first. */
  readonly says: readonly SourceSays[];
  readonly office: {
    readonly kind: string;
    readonly is_preferred: boolean;
    readonly level: string;
    /** Number of other compilations with the same number. */
    readonly agreeing: number;
  };
}

/**
 * Returns offices of `state-contacts.json`, the preferred entry of each first. A number that no other
 * compilation has, or that its note doubts, is left out: it can be looked up at the web address.
 */
export const officesOf = (file: unknown): readonly SeedOffice[] =>
  groupSameOffices(
    contactsSchema
      .parse(file)
      .contacts.toSorted(
        (one, other) => Number(other.preferred === true) - Number(one.preferred === true),
      )
      .map(toOffice),
    ({ provider: { state, name, website = null }, office: { kind, level } }) => ({
      state,
      kind,
      level,
      name,
      website,
    }),
  ).map(mergeEntries);

/** Uses the name of the first entry, and the first number and address that an entry has. */
const mergeEntries = (entries: readonly [SeedOffice, ...SeedOffice[]]): SeedOffice => {
  const [first] = entries;
  const numbered = entries.find(({ provider }) => provider.phone !== null) ?? first;
  const website = entries.map(({ provider }) => provider.website).find((each) => each != null);
  const others = entries.filter((entry) => entry !== numbered);
  const says = [numbered, ...others].flatMap((entry) => entry.says);
  return {
    provider: {
      ...first.provider,
      phone: numbered.provider.phone ?? null,
      website: website ?? null,
      source_name: numbered.provider.source_name,
    },
    says: [...new Map(says.map((one) => [`${one.phone} ${one.website}`, one])).values()],
    office: {
      ...numbered.office,
      is_preferred: entries.some(({ office }) => office.is_preferred),
    },
  };
};

const toOffice = (contact: Contact): SeedOffice => {
  const { state, kind, name, level, asOf } = contact;
  const isAgreed = contact.phoneAlsoIn.length > 0 && !DOUBTFUL.test(contact.note ?? '');
  const phone = isAgreed ? formatPhone(contact.phone ?? '') : null;
  const website = readWebsite(contact.web ?? '');
  const known = OFFICE_KINDS.find(({ id }) => id === kind);
  const source_name = sourceName(contact);
  return {
    provider: {
      ...NOTHING_SAID,
      id: `office-${state.toLowerCase()}-${kind}-${hashOf(name).slice(0, 8)}`,
      source: 'state-contacts',
      source_name,
      licence: null,
      category: OFFICES,
      categories: [OFFICES],
      name,
      description: known?.callFor.message ?? '',
      tags: [],
      phone,
      email: null,
      hours: null,
      website,
      street: '',
      city: '',
      state,
      zip: '',
      latitude: null,
      longitude: null,
      is_demo: false,
      last_verified: null,
    },
    says: [
      {
        source: 'state-contacts',
        source_name,
        licence: null,
        as_of: asOf,
        url: website,
        name,
        phone,
        address: '',
        website,
        tags: [],
        counties: [],
      },
    ],
    office: {
      kind,
      is_preferred: contact.preferred === true,
      level,
      agreeing: phone === null ? 0 : contact.phoneAlsoIn.length,
    },
  };
};

const DOUBTFUL = /doubtful|check before use|does not fit|look it up|not of Medicaid|recalled/i;

/** Shortens the source for families, since the file names repositories too. */
const sourceName = ({ sourceTitle, level }: Contact): string => {
  if (level === 'recalled') return 'From memory, not checked';
  const found = SOURCE_NAMES.find(([begins]) => sourceTitle.startsWith(begins));
  return found?.[1] ?? 'A public list';
};

const SOURCE_NAMES: readonly (readonly [begins: string, name: string])[] = [
  ['Autism Parenting Center', 'Directory of the Autism Parenting Center'],
  ['SpecialNeedsWorld', 'State articles of SpecialNeedsWorld'],
  ['USA.gov', 'USA.gov'],
  ['State insurance', 'A public table of state insurance departments'],
  ['State Medicaid', 'A public table of state Medicaid agencies'],
  ['PlanVocate', 'A public table of PlanVocate'],
  ['Medicaid.gov', 'Medicaid.gov'],
  ['ACL', 'Administration for Community Living'],
];
