import './app/theme.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { positions } from './api/api.ts';
import { CONTENT_ID, fillCache } from './api/fill-cache.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/App.tsx';
import { pageAt } from './app/pages.tsx';
import { Site } from './app/Site.tsx';
import { showFocus } from './components/show-focus.ts';
import { activateLocale } from './i18n/load-catalog.ts';
import { familiesKey } from './live/cache-keys.ts';
import { meQuery } from './session/me.query.ts';
import { tokens } from './session/tokens.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

const queryClient = createQueryClient();
fillCache(queryClient, document.getElementById(CONTENT_ID)?.textContent);
tokens.subscribe(() => {
  positions.forget();
  queryClient.removeQueries({ queryKey: familiesKey });
});

// A wider font arriving late would move the text being read.
document.fonts.addEventListener('loadingdone', showFocus);

const { pathname, search } = window.location;

const app = (
  <App queryClient={queryClient}>
    {/* The site itself defers what takes time, and knows then that it is under way. */}
    <BrowserRouter useTransitions={false}>
      <Site />
    </BrowserRouter>
  </App>
);

const page = pageAt(pathname);
const credential = tokens.current();

/**
 * Longer than a server needs that is well. The outline of the page is there until then, and is no wait
 * for the person: the page has little else to show.
 */
const SESSION_PATIENCE_MS = 1_000;

/** Known before the first rendering, a session is rendered once and not twice. */
const sessionSettles = async (): Promise<void> => {
  if (credential === undefined) return;
  const patience = new Promise((resolve) => setTimeout(resolve, SESSION_PATIENCE_MS));
  await Promise.race([queryClient.prefetchQuery(meQuery(credential)), patience]);
};

const show = () => {
  // Prerendered HTML is for one address without a query, and is replaced at any other.
  const isPrerendered = root.dataset['path'] === `${pathname}${search}`;
  const isOther =
    (page.isOtherSignedIn === true && credential !== undefined) || page.isOtherHere?.() === true;
  if (isPrerendered && !isOther) hydrateRoot(root, app);
  else createRoot(root).render(app);
};

// The page's code and all its sentences are fetched at the same time. One that fails says so
// itself.
const everythingIsThere = () =>
  Promise.all([
    activateLocale(document.documentElement.lang),
    Promise.allSettled([page.load()]),
    sessionSettles(),
  ]);

// No `await` here: page chunks import from this chunk, and would wait for its end. The scripts of the
// site have just run in one task: a tap comes before the next.
// As a transition, hydration leaves time for interactions.
setTimeout(() => {
  void everythingIsThere().then(() => startTransition(show));
});
