import type {
  Beyond,
  Category,
  Resource,
  ResourceList,
} from '@hearthway/domain/directory/directory.contract.ts';
import type { StateOffices } from '@hearthway/domain/directory/offices.contract.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Lamp } from '../../../components/illustrations/Lamp.tsx';
import { OfficesBeside } from '../shared/listing/offices/OfficesBeside.tsx';
import { ResourceCard } from '../shared/listing/ResourceCard.tsx';
import { StateHelpSection } from './StateHelp.tsx';

interface NothingNearProps {
  readonly meta: ResourceList['meta'];
  readonly beyond: Beyond | null;
  readonly offices: StateOffices | null;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly categories: readonly Category[];
  readonly actionFor: (resource: Resource) => ReactNode;
  /** Undefined without anything to clear. */
  readonly onClear: (() => void) | undefined;
}

/** Alternatives to an empty result: farther away, by video, and from the state. */
export const NothingNear = ({
  meta,
  beyond,
  offices,
  heading,
  categories,
  actionFor,
  onClear,
}: NothingNearProps) => {
  const { place, isHome, radiusMiles } = meta;
  const cards = (resources: Beyond['nearest']) =>
    resources.map((resource) => (
      <li key={resource.id}>
        <ResourceCard
          resource={resource}
          category={categories.find(({ id }) => id === resource.category)}
          action={actionFor(resource)}
        />
      </li>
    ));
  return (
    <div className="grid gap-8">
      <div
        className={`grid gap-3 ${beyond === null ? 'justify-items-center px-4 py-8 text-center' : 'justify-items-start'}`}
      >
        {beyond === null && <Lamp className="w-48" />}
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          <Trans>No resources found</Trans>
        </h2>
        {beyond !== null && radiusMiles !== null && (
          <p className="measure">
            {isHome || place === null ? (
              <Trans>There are none within {radiusMiles} miles of your home.</Trans>
            ) : (
              <Trans>
                There are none within {radiusMiles} miles of {place}.
              </Trans>
            )}
          </p>
        )}
        {(beyond === null || onClear !== undefined) && (
          <p className="measure">
            <Trans>Try adjusting your search criteria or browse all categories.</Trans>
          </p>
        )}
        {onClear !== undefined && (
          <Button look="secondary" onClick={onClear}>
            <Trans>Clear Filters</Trans>
          </Button>
        )}
      </div>
      {offices !== null && <OfficesBeside offices={offices} />}
      {beyond !== null && (
        <>
          <Part title={<Trans>The nearest, farther away</Trans>}>{cards(beyond.nearest)}</Part>
          <Part title={<Trans>By video or phone, from your state</Trans>}>
            {cards(beyond.telehealth)}
          </Part>
          <StateHelpSection state={beyond.state?.name} />
        </>
      )}
    </div>
  );
};

interface PartProps {
  readonly title: ReactNode;
  readonly children: readonly ReactNode[];
}

const Part = ({ title, children }: PartProps) => {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="grid gap-4">{children}</ul>
    </section>
  );
};
