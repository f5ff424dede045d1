import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';
import { Signpost } from '../../components/illustrations/Signpost.tsx';

/** What is wrong stands beside the field. Here is the way on. */
export const PlaceUnknown = ({ onClearPlace }: { readonly onClearPlace: () => void }) => (
  <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
    <Signpost className="w-48" />
    <p className="measure">
      <Trans>A ZIP code finds the place most surely.</Trans>
    </p>
    <Button look="secondary" onClick={onClearPlace}>
      <Trans>Search without a location</Trans>
    </Button>
  </div>
);
