import { createBrowserRouter } from 'react-router-dom';
import { HomePage } from '../features/home/HomePage.tsx';
import { NotFoundPage } from '../features/not-found/NotFoundPage.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { Layout } from './Layout.tsx';

export const router = createBrowserRouter([
  {
    element: <Layout />,
    HydrateFallback: () => null,
    errorElement: <BrokenPage />,
    children: [
      { path: '/', element: <HomePage /> },
      {
        path: '/status',
        lazy: async () => {
          const { StatusPage } = await import('../features/status/StatusPage.tsx');
          return { Component: StatusPage };
        },
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]);
