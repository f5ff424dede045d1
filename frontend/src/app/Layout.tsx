import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { Toasts } from '../components/toasts/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Later } from './Later.tsx';
import { Notices } from './Notices.tsx';

const loadLive = async () => (await import('../live/LiveConnection.tsx')).LiveConnection;
const loadSessionWatch = async () =>
  (await import('../features/account/SessionWatch.tsx')).SessionWatch;

export const Layout = () => {
  const main = useRef<HTMLElement>(null);
  const page = useMatches().at(-1)?.id;
  const shownPage = useRef(page);
  const isLoading = useNavigation().state === 'loading';

  // A new page is read from its start, as it would be after a full load. A page whose address says
  // what is looked for on it stays the same page.
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // An address that names a part of the page leads there instead.
    if (window.location.hash === '') main.current?.focus({ preventScroll: true });
  }, [page]);

  // From here on a click does something.
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);

  return (
    <Toasts>
      <div className="flex min-h-screen flex-col">
        <a
          href="#main"
          className="absolute start-4 -top-20 z-10 rounded-soft bg-raised px-4 py-2 focus:top-2"
        >
          <Trans>Skip to the page</Trans>
        </a>
        <Header />
        <Later load={loadLive} />
        <Later load={loadSessionWatch} />
        <Notices />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          aria-busy={isLoading}
          className="mx-auto w-full max-w-6xl grow px-4 py-6 sm:py-10"
        >
          <Outlet />
        </main>
        <Footer />
      </div>
      <ScrollRestoration />
    </Toasts>
  );
};
