import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { buttonClass, buttonRow } from '../components/Button.tsx';

interface ErrorBoundaryProps {
  /** Rendering is tried again when this changes. */
  readonly place: string;
  readonly children: ReactNode;
}

/** A class, since React has no other way to catch what fails while a page is rendered or loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.isBroken && place !== this.props.place) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

/** Shown when a page fails to load, most often because the network went away. */
const BrokenPage = () => {
  const { t } = useLingui();
  return (
    <main className="mx-auto grid max-w-6xl gap-4 px-4 py-10">
      <title>{`${t`This page didn’t load`} · ${PRODUCT.name}`}</title>
      <h1 className="text-2xl">
        <Trans>This page didn’t load</Trans>
      </h1>
      <p>
        <Trans>Check your connection, then load the page again. Nothing you saved is lost.</Trans>
      </p>
      <p className={buttonRow}>
        {/* A full reload, since the server may have a newer version. */}
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
