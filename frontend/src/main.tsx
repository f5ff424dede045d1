import './app/theme.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { positions } from './api/api.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/App.tsx';
import { pageAt } from './app/pages.tsx';
import { Site } from './app/Site.tsx';
import { showFocus } from './components/show-focus.ts';
import { activateLocale } from './i18n/load-catalog.ts';
import { familiesKey } from './live/cache-keys.ts';
import { tokens } from './session/tokens.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

const queryClient = createQueryClient();
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

const show = () => {
  // Prerendered HTML is for one address without a query, and is replaced at any other.
  if (root.dataset['path'] === `${pathname}${search}`) hydrateRoot(root, app);
  else createRoot(root).render(app);
};

// The page's code and all its sentences are fetched at the same time. One that fails says so
// itself.
// No `await` here: page chunks import from this chunk, and would wait for its end.
const shellSpeaks = activateLocale(document.documentElement.lang);
const isPageSettled = Promise.allSettled([pageAt(pathname).load()]);
// As a transition, hydration leaves time for interactions.
void Promise.all([shellSpeaks, isPageSettled]).then(() => startTransition(show));
