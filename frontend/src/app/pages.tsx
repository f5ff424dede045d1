import { matchRoutes, Navigate, useSearchParams } from 'react-router-dom';
import { accountPath, safeRedirect } from '../session/redirect.ts';
import { type Page, page } from './page.tsx';

/** After signing up: the card on the start page. */
const ToOnboarding = () => <Navigate to="/#onboarding" replace />;

/** An older address of /login. It leads on to the same page. */
const ToLogin = () => {
  const [search] = useSearchParams();
  return <Navigate to={accountPath('login', safeRedirect(search.get('redirect')))} replace />;
};

const home = page('/', async () => (await import('./HomeRoute.tsx')).HomeRoute);
const login = page(
  '/login',
  async () => (await import('../features/account/sign-in/LoginPage.tsx')).LoginPage,
  'account',
  'forms',
);

export const pages: readonly Page[] = [
  home,
  login,
  page(
    '/signup',
    async () => (await import('../features/account/sign-in/SignupPage.tsx')).SignupPage,
    'account',
    'forms',
  ),
  page(
    '/forgot-password',
    async () =>
      (await import('../features/account/sign-in/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    'account',
    'forms',
  ),
  page(
    '/reset-password',
    async () =>
      (await import('../features/account/sign-in/ResetPasswordPage.tsx')).ResetPasswordPage,
    'account',
    'forms',
  ),
  page(
    '/forgot-username',
    async () =>
      (await import('../features/account/sign-in/ForgotUsernamePage.tsx')).ForgotUsernamePage,
    'account',
    'forms',
  ),
  page(
    '/account',
    async () => (await import('./AccountRoute.tsx')).AccountRoute,
    'account',
    'forms',
  ),
  page(
    '/resources/:category?',
    async () => (await import('./ResourcesRoute.tsx')).ResourcesRoute,
    'directory',
    'favorites',
  ),
  page(
    '/resources/provider/:id',
    async () => (await import('./ProviderRoute.tsx')).ProviderRoute,
    'provider',
    'favorites',
    'forms',
  ),
  page(
    '/favorites',
    async () => (await import('./FavoritesRoute.tsx')).FavoritesRoute,
    'favorites',
    'forms',
  ),
  page(
    '/favorites/compare',
    async () => (await import('./CompareRoute.tsx')).CompareRoute,
    'favorites',
  ),
  page(
    '/learning',
    async () => (await import('../features/learning/LearningPage.tsx')).LearningPage,
    'learning',
  ),
  page(
    '/dietary',
    async () => (await import('../features/dietary/DietaryPage.tsx')).DietaryPage,
    'dietary',
  ),
  page(
    '/support',
    async () => (await import('../features/support/SupportPage.tsx')).SupportPage,
    'support',
  ),
  page(
    '/achievements',
    async () => (await import('../features/achievements/AchievementsPage.tsx')).AchievementsPage,
    'achievements',
  ),
  page(
    '/insurance-help',
    async () => (await import('../features/insurance/InsurancePage.tsx')).InsurancePage,
    'insurance',
  ),
  page(
    '/subscribe',
    async () => (await import('../features/subscription/SubscribePage.tsx')).SubscribePage,
    'subscription',
  ),
  page(
    '/subscription-success',
    async () =>
      (await import('../features/subscription/SubscriptionSuccessPage.tsx'))
        .SubscriptionSuccessPage,
    'subscription',
  ),
  page(
    '/staff/reports',
    async () => (await import('../features/staff/reports/ReportsPage.tsx')).ReportsPage,
    'reports',
  ),
  page(
    '/staff/reports/:runId',
    async () => (await import('../features/staff/reports/run/RunPage.tsx')).RunPage,
    'reports',
  ),
  page('/about', async () => (await import('../site/about/AboutPage.tsx')).AboutPage, 'about'),
  page('/status', async () => (await import('../site/status/StatusPage.tsx')).StatusPage, 'status'),
  page(
    '/staff/timeline',
    async () => (await import('./FindFamilyRoute.tsx')).FindFamilyRoute,
    'staff',
    'forms',
  ),
  page(
    '/staff/timeline/:userId',
    async () => (await import('./FamilyTimelineRoute.tsx')).FamilyTimelineRoute,
    'staff',
    'forms',
  ),
  page(
    '/privacy',
    async () => (await import('../site/legal/PrivacyPage.tsx')).PrivacyPage,
    'legal',
  ),
  page('/terms', async () => (await import('../site/legal/TermsPage.tsx')).TermsPage, 'legal'),
  page(
    '/dev/components',
    async () => (await import('../site/dev/ComponentsPage.tsx')).ComponentsPage,
  ),
  // Redirects: their targets are loaded ahead.
  { ...home, path: '/onboarding', Component: ToOnboarding },
  { ...login, path: '/auth', Component: ToLogin },
  page('*', async () => (await import('../site/not-found/NotFoundPage.tsx')).NotFoundPage),
];

/** The page at an address; the not-found page for unknown ones. */
export const pageAt = (pathname: string): Page => {
  const page = matchRoutes([...pages], pathname)?.at(-1)?.route;
  if (page === undefined) throw new Error('There is no page for what is nowhere.');
  return page;
};
