import { PRODUCT } from '@hearthway/domain/product.ts';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { LiveConnection } from '../live/LiveConnection.tsx';

export const Layout = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  // A new page is read from its start, as it would be after a full load.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus();
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <header className="header">
        <nav className="page" aria-label="Main">
          <Link className="brand" to="/">
            {PRODUCT.name}
          </Link>
          <Link to="/status">How we’re doing</Link>
        </nav>
      </header>
      <LiveConnection />
      <main id="main" className="page" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};
