import { PRODUCT } from '@hearthway/domain/product.ts';

/** Shown when a page fails to load, most often because the network went away. */
export const BrokenPage = () => (
  <main className="page">
    <title>{`This page didn’t load · ${PRODUCT.name}`}</title>
    <h1>This page didn’t load</h1>
    <p>Check your connection, then load the page again. Nothing you saved is lost.</p>
    <p>
      <a className="action" href="/">
        Go to the start page
      </a>
    </p>
  </main>
);
