import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { Lamp } from '../../../components/illustrations/Lamp.tsx';

export const NoResults = ({ onClear }: { readonly onClear: () => void }) => (
  <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
    <Lamp className="w-48" />
    <h2 className="text-xl">
      <Trans>No resources found</Trans>
    </h2>
    <p className="measure">
      <Trans>Try adjusting your search criteria or browse all categories.</Trans>
    </p>
    <Button look="secondary" onClick={onClear}>
      <Trans>Clear Filters</Trans>
    </Button>
  </div>
);
