import './app/theme.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { positions } from './api/api.ts';
import { createQueryClient } from './api/query-client.ts';
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
await activateLocale(navigator.languages);

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
