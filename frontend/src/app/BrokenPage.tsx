import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass, buttonRow } from '../components/Button.tsx';

/** Shown when a page fails to load, most often because the network went away. */
export const BrokenPage = () => {
  const { t } = useLingui();
  return (
    <main className="mx-auto grid max-w-xl gap-4 px-4 py-10">
      <title>{`${t`This page didn’t load`} · ${PRODUCT.name}`}</title>
      <h1 className="text-2xl">
        <Trans>This page didn’t load</Trans>
      </h1>
      <p>
        <Trans>Check your connection, then load the page again. Nothing you saved is lost.</Trans>
      </p>
      <p className={buttonRow}>
        {/* Loaded anew, with whatever has changed on the server since. */}
        <a className={buttonClass('primary')} href={location.href}>
          <Trans>Load the page again</Trans>
        </a>
        <a className={buttonClass('secondary')} href="/">
          <Trans>Go to the start page</Trans>
        </a>
      </p>
    </main>
  );
};
