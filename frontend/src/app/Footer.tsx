import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

export const Footer = () => (
  <footer className="border-t border-line text-sm">
    <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-4">
      <p className="text-text-soft">
        <Trans>{PRODUCT.name} helps families of autistic children find help close to home.</Trans>
      </p>
      <Link to="/status" className="touch inline-flex items-center">
        <Trans>How we’re doing</Trans>
      </Link>
    </div>
  </footer>
);
