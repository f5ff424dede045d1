import { createBrowserRouter } from 'react-router-dom';
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
          path: '*',
          lazy: async () => ({
            Component: (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage,
          }),
        },
      ],
    },
  ]);
