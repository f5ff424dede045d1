import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

const entry = 'touch inline-flex items-center';

export const Footer = () => {
  const { t } = useLingui();
  return (
    <footer className="border-t border-line text-sm">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-4">
        <p className="text-text-soft">
          <Trans>{PRODUCT.name} helps families of autistic children find help close to home.</Trans>
        </p>
        <nav aria-label={t`About this site`} className="flex flex-wrap gap-x-6">
          <Link to="/privacy" className={entry}>
            <Trans>Privacy</Trans>
          </Link>
          <Link to="/terms" className={entry}>
            <Trans>Terms</Trans>
          </Link>
          <Link to="/status" className={entry}>
            <Trans>How we’re doing</Trans>
          </Link>
        </nav>
      </div>
    </footer>
  );
};
