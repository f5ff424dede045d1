import './app/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { positions } from './api/api.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/App.tsx';
import { isReady } from './app/is-ready.ts';
import { createRouter } from './app/routes.tsx';
import { activateLocale } from './i18n/activate-locale.ts';
import { familiesKey } from './live/cache-keys.ts';
import { tokens } from './session/tokens.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

const queryClient = createQueryClient();
tokens.subscribe(() => {
  positions.forget();
  queryClient.removeQueries({ queryKey: familiesKey });
});

// The page's code and its language are fetched at the same time.
const router = createRouter();
await Promise.all([isReady(router), activateLocale(document.documentElement.lang)]);

const app = (
  <App queryClient={queryClient}>
    <RouterProvider router={router} />
  </App>
);

// What was rendered at build time is for one address without a query, and is replaced at any other.
const { pathname, search } = window.location;
if (root.dataset['path'] === `${pathname}${search}`) hydrateRoot(root, app);
else createRoot(root).render(app);
