import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SitePartsContext } from '../components/site-parts.ts';
import { Toasts } from '../components/toasts/Toasts.tsx';
import { place } from '../live/place.ts';
import { placeOf } from '../live/place-of.ts';
import { BottomBar } from './DirectLinks.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { pageAt, parts, siteParts } from './pages.tsx';
import { SessionParts } from './SessionParts.tsx';

interface LayoutProps {
  /** Whether the next page is on its way. */
  readonly isLoading: boolean;
}

export const Layout = ({ isLoading }: LayoutProps) => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const { isForChild = false } = page;
  const shownPage = useRef(page);
  const isHome = pathname === '/';
  const [tourWishes, setTourWishes] = useState(0);
  const [hasSettings, setHasSettings] = useState(false);
  const openSettings = useCallback(() => setHasSettings(true), []);
  const closeSettings = useCallback(() => setHasSettings(false), []);

  // A new page is read from its start, as it would be after a full load. A page whose address says
  // a search on it stays the same page.
  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // An address that names a part of the page leads there instead.
    if (window.location.hash === '') main.current?.focus({ preventScroll: true });
  }, [page]);

  useEffect(() => place.become(placeOf(page.path, pathname)), [page, pathname]);

  // From here on a click does something.
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);

  return (
    <SitePartsContext value={siteParts}>
      <Toasts>
        <div className="flex min-h-screen flex-col">
          <a
            href="#main"
            className="skip-link absolute start-[12px] -top-20 z-10 max-w-[calc(100%-24px)] rounded-soft bg-raised px-4 py-2 focus:top-2"
          >
            <Trans>Skip to the page</Trans>
          </a>
          {!isForChild && (
            <Header
              onTakeTour={isHome ? () => setTourWishes((wishes) => wishes + 1) : undefined}
              onOpenSettings={openSettings}
            />
          )}
          <SessionParts />
          <Notices />
          {/* Below the window at first, the footer is moved by nothing that comes later. */}
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            aria-busy={isLoading}
            className="mx-auto min-h-svh w-full max-w-6xl grow px-4 py-6 sm:py-10 print:min-h-0"
          >
            <Outlet />
          </main>
          {!isForChild && (
            <>
              <Footer />
              <BottomBar />
            </>
          )}
          <parts.AccessibilityButton
            isOpen={hasSettings}
            onOpen={openSettings}
            onClose={closeSettings}
          />
          <parts.ChatButton />
          <parts.GuidedTour wishes={tourWishes} />
        </div>
      </Toasts>
    </SitePartsContext>
  );
};
