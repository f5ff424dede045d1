import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { Loading } from '../components/Loading.tsx';
import { accountPath, safeRedirect } from '../session/redirect.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { Layout } from './Layout.tsx';

/** An older address of /login. It leads on to the same page. */
const loginPath = ({ searchParams }: URL): string =>
  accountPath('login', safeRedirect(searchParams.get('redirect')));

/** Each page is loaded when somebody goes there. */
export const routes: RouteObject[] = [
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
          Component: (await import('../features/account/ResetPasswordPage.tsx')).ResetPasswordPage,
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
      // After signing up: the card on the start page.
      { path: '/onboarding', loader: () => redirect('/#onboarding') },
      { path: '/auth', loader: ({ request }) => redirect(loginPath(new URL(request.url))) },
      {
        path: '/resources/:category?',
        lazy: async () => ({ Component: (await import('./ResourcesRoute.tsx')).ResourcesRoute }),
      },
      {
        path: '/favorites',
        lazy: async () => ({ Component: (await import('./FavoritesRoute.tsx')).FavoritesRoute }),
      },
      {
        path: '/learning',
        lazy: async () => ({
          Component: (await import('../features/learning/LearningPage.tsx')).LearningPage,
        }),
      },
      {
        path: '/dietary',
        lazy: async () => ({
          Component: (await import('../features/dietary/DietaryPage.tsx')).DietaryPage,
        }),
      },
      {
        path: '/support',
        lazy: async () => ({
          Component: (await import('../features/support/SupportPage.tsx')).SupportPage,
        }),
      },
      {
        path: '/achievements',
        lazy: async () => ({
          Component: (await import('../features/achievements/AchievementsPage.tsx'))
            .AchievementsPage,
        }),
      },
      {
        path: '/insurance-help',
        lazy: async () => ({
          Component: (await import('../features/insurance/InsurancePage.tsx')).InsurancePage,
        }),
      },
      {
        path: '/subscribe',
        lazy: async () => ({
          Component: (await import('../features/subscription/SubscribePage.tsx')).SubscribePage,
        }),
      },
      {
        path: '/subscription-success',
        lazy: async () => ({
          Component: (await import('../features/subscription/SubscriptionSuccessPage.tsx'))
            .SubscriptionSuccessPage,
        }),
      },
      {
        path: '/about',
        lazy: async () => ({
          Component: (await import('../features/about/AboutPage.tsx')).AboutPage,
        }),
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
];

export const createRouter = () => createBrowserRouter(routes);
