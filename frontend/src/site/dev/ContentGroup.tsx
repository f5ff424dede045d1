import type { Category, FoundResource } from '@hearthway/domain/directory/directory.contract.ts';
import {
  UNKNOWN_DETAILS,
  UNKNOWN_RESOURCE,
} from '@hearthway/domain/directory/unknown-listing.constants.ts';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { CrisisLine } from '../../components/CrisisLine.tsx';
import { Bench } from '../../components/illustrations/Bench.tsx';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { Hearth } from '../../components/illustrations/Hearth.tsx';
import { Lamp } from '../../components/illustrations/Lamp.tsx';
import { Mailbox } from '../../components/illustrations/Mailbox.tsx';
import { Milestones } from '../../components/illustrations/Milestones.tsx';
import { NightWindow } from '../../components/illustrations/NightWindow.tsx';
import { Notebook } from '../../components/illustrations/Notebook.tsx';
import { OpenBook } from '../../components/illustrations/OpenBook.tsx';
import { PhoneCall } from '../../components/illustrations/PhoneCall.tsx';
import { Signpost } from '../../components/illustrations/Signpost.tsx';
import { SoupPot } from '../../components/illustrations/SoupPot.tsx';
import { TwoChairs } from '../../components/illustrations/TwoChairs.tsx';
import { CategoryIcon } from '../../features/directory/shared/CategoryIcon.tsx';
import { ResourceCard } from '../../features/directory/shared/listing/ResourceCard.tsx';
import { ResourceSkeleton } from '../../features/directory/shared/ResourceSkeleton.tsx';
import { Group, Specimen } from './Group.tsx';
import { LONG, UNBREAKABLE } from './samples.ts';

const FULL: FoundResource = {
  ...UNKNOWN_DETAILS,
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
  ages: { from: 2, to: 12 },
  telehealth: true,
  medicaid: true,
  accepting: true,
  insurance: ['Aetna', 'Cigna', 'Humana', 'Tricare'],
  waitlist: 'About 3 months',
};

const LONG_RESOURCE: FoundResource = {
  ...FULL,
  id: 'long',
  name: UNBREAKABLE,
  description: `${UNBREAKABLE}. ${LONG}.`,
  tags: Array.from({ length: 9 }, (_, index) => LONG.slice(0, 12 + index * 4)),
  address: UNBREAKABLE,
};

/** All that may be missing is. */
const BARE: FoundResource = {
  ...UNKNOWN_RESOURCE,
  ...UNKNOWN_DETAILS,
  id: 'bare',
  name: 'A provider',
  category: FULL.category,
  isDemo: true,
  source: FULL.source,
};

const SPEECH: Category = {
  id: 'speech-therapy',
  name: 'Speech Therapy',
  description: 'Talking and understanding',
  icon: 'comments',
  color: 'mason-purple',
  count: 12,
};

const CATEGORY_MARKS = [
  ['user-md', 'mason-blue'],
  ['comments', 'mason-purple'],
  ['hand', 'mason-green'],
  ['walking', 'yellow-600'],
  ['stethoscope', 'indigo-600'],
  ['heart', 'pink-600'],
  ['tooth', 'mason-blue'],
  ['tree', 'mason-green'],
  ['shield-alt', 'mason-purple'],
  ['unknown', 'unknown'],
] as const;

export const ContentGroup = () => (
  <Group id="content">
    <Specimen name="Resource">
      {[FULL, LONG_RESOURCE, BARE].map((resource) => (
        <ResourceCard
          key={resource.id}
          resource={resource}
          category={resource === BARE ? undefined : SPEECH}
          action={<Button look="quiet">Action</Button>}
        />
      ))}
    </Specimen>
    <Specimen name="Resources, on their way">
      <ResourceSkeleton />
    </Specimen>
    <Specimen name="Category">
      <ul className="flex flex-wrap gap-3">
        {CATEGORY_MARKS.map(([icon, color]) => (
          <li key={icon} className="grid justify-items-center gap-1 text-sm">
            <CategoryIcon icon={icon} color={color} />
            {icon}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="Crisis line">
      <CrisisLine />
    </Specimen>
    <Specimen name="Illustrations">
      <div className="flex flex-wrap items-end gap-6">
        <Hearth className="size-12" />
        <Doorway className="w-48" />
        <Lamp className="w-48" />
        <Signpost className="w-48" />
        <Bench className="w-48" />
        <Mailbox className="w-48" />
        <Milestones className="w-48" />
        <NightWindow className="w-48" />
        <Notebook className="w-48" />
        <OpenBook className="w-48" />
        <PhoneCall className="w-48" />
        <SoupPot className="w-48" />
        <TwoChairs className="w-48" />
      </div>
    </Specimen>
    <Specimen name="Whole pages">
      <ul className="list-disc ps-6">
        <li>
          Behind a sign-in, or not there yet: <Link to="/learning">learning</Link>
        </li>
        <li>
          Not found: <Link to="/dev/nothing">an address that leads nowhere</Link>
        </li>
      </ul>
    </Specimen>
  </Group>
);
