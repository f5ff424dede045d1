import { createBrowserRouter, redirect } from 'react-router-dom';
import { Loading } from '../components/Loading.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { Layout } from './Layout.tsx';

/** Each page is loaded when somebody goes there. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Layout />,
      HydrateFallback: Loading,
      errorElement: <BrokenPage />,
      children: [
        {
          path: '/',
          lazy: async () => ({
            Component: (await import('../features/home/HomePage.tsx')).HomePage,
          }),
        },
        {
          path: '/login',
          lazy: async () => ({
            Component: (await import('../features/account/LoginPage.tsx')).LoginPage,
          }),
        },
        {
          path: '/signup',
          lazy: async () => ({
            Component: (await import('../features/account/SignupPage.tsx')).SignupPage,
          }),
        },
        {
          path: '/forgot-password',
          lazy: async () => ({
            Component: (await import('../features/account/ForgotPasswordPage.tsx'))
              .ForgotPasswordPage,
          }),
        },
        {
          path: '/reset-password',
          lazy: async () => ({
            Component: (await import('../features/account/ResetPasswordPage.tsx'))
              .ResetPasswordPage,
          }),
        },
        {
          path: '/forgot-username',
          lazy: async () => ({
            Component: (await import('../features/account/ForgotUsernamePage.tsx'))
              .ForgotUsernamePage,
          }),
        },
        {
          path: '/account',
          lazy: async () => ({ Component: (await import('./AccountRoute.tsx')).AccountRoute }),
        },
        // After signing up.
        { path: '/onboarding', loader: () => redirect('/') },
        {
          path: '/resources/:category?',
          lazy: async () => ({ Component: (await import('./ResourcesRoute.tsx')).ResourcesRoute }),
        },
        {
          path: '/favorites',
          lazy: async () => ({ Component: (await import('./FavoritesRoute.tsx')).FavoritesRoute }),
        },
        {
          path: '/status',
          lazy: async () => ({
            Component: (await import('../features/status/StatusPage.tsx')).StatusPage,
          }),
        },
        {
          path: '/privacy',
          lazy: async () => ({
            Component: (await import('../features/legal/PrivacyPage.tsx')).PrivacyPage,
          }),
        },
        {
          path: '/terms',
          lazy: async () => ({
            Component: (await import('../features/legal/TermsPage.tsx')).TermsPage,
          }),
        },
        {
          path: '*',
          lazy: async () => ({
            Component: (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage,
          }),
        },
      ],
    },
  ]);
