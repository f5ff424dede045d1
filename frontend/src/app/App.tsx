import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';

interface AppProps {
  readonly queryClient: QueryClient;
  /** The router, which is another at build time. */
  readonly children: ReactNode;
}

/** Wraps every page, in the browser and at build time: both have to render the same. */
export const App = ({ queryClient, children }: AppProps) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nProvider>
  </StrictMode>
);
