import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/Button.tsx';
import { Doorway } from '../../components/illustrations/Doorway.tsx';

export const Welcome = () => (
  <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_24rem]">
    <div className="grid justify-items-start gap-5">
      <h1 className="text-3xl" tabIndex={-1}>
        <Trans>Let’s find help near you.</Trans>
      </h1>
      <p className="measure text-lg text-text-soft">
        <Trans>
          {PRODUCT.name} is a guidebook for families of autistic children. See who is near, save the
          ones that fit, and call when you are ready.
        </Trans>
      </p>
      <Link className={buttonClass('primary')} to="/resources">
        <Trans>Find Resources</Trans>
      </Link>
    </div>
    <Doorway className="mx-auto w-56 md:w-full" />
  </div>
);
