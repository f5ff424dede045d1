import { msg } from '@lingui/core/macro';
import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  Headset,
  Heart,
  House,
  Inbox,
  Info,
  LifeBuoy,
  MessageCircleHeart,
  Search,
  Settings,
  Siren,
  Trophy,
  UsersRound,
  Utensils,
} from 'lucide-react';
import { matchRoutes, Navigate, useSearchParams } from 'react-router-dom';
import type { SiteParts } from '../components/site-parts.ts';
import { ChatButton } from '../features/chat/ChatButton.tsx';
import { chatWindow } from '../features/chat/shared/chat-window.ts';
import { AccessibilityButton } from '../features/journey/accessibility/AccessibilityButton.tsx';
import { GuidedTour } from '../features/journey/tour/GuidedTour.tsx';
import { UpgradeLink } from '../features/subscription/shared/UpgradeLink.tsx';
import { withCatalogs } from '../i18n/load-catalog.ts';
import { keptLessons } from '../session/kept-lessons.ts';
import { accountPath, safeRedirect } from '../session/redirect.ts';
import { gate, homeCard, type Page, page, part } from './page.tsx';

/** After signing up: the card on the start page. */
const ToOnboarding = () => <Navigate to="/#onboarding" replace />;

/** An older address of /login. It leads on to the same page. */
const ToLogin = () => {
  const [search] = useSearchParams();
  return <Navigate to={accountPath('login', safeRedirect(search.get('redirect')))} replace />;
};

const home = page('/', {
  isOtherSignedIn: true,
  load: () => import('../site/home/HomePage.tsx'),
  shows: 'HomePage',
});
const login = page('/login', {
  load: () => import('../features/account/sign-in/LoginPage.tsx'),
  shows: 'LoginPage',
  catalogs: ['account', 'forms'],
});

const learningGate = gate({
  load: () => import('../features/learning/learning-gate.ts'),
  shows: 'learningGate',
  catalogs: ['learning'],
});

const childrenGate = gate({
  load: () => import('../features/children/children-gate.ts'),
  shows: 'childrenGate',
  catalogs: ['children'],
});

const calendarGate = gate({
  load: () => import('../features/calendar-entries/calendar-gate.ts'),
  shows: 'calendarGate',
  catalogs: ['calendar-entries'],
});

const householdGate = gate({
  load: () => import('../features/household/household-gate.ts'),
  shows: 'householdGate',
  catalogs: ['household'],
});

const dietaryGate = gate({
  load: () => import('../features/dietary/shared/dietary-gate.ts'),
  shows: 'dietaryGate',
  catalogs: ['dietary'],
});

const supportGate = gate({
  load: () => import('../features/support/support-gate.ts'),
  shows: 'supportGate',
  catalogs: ['support'],
});

/** Every page, in the order of the menus. */
export const pages: readonly Page[] = [
  home,
  login,
  page('/signup', {
    load: () => import('../features/account/sign-in/SignupPage.tsx'),
    shows: 'SignupPage',
    catalogs: ['account', 'forms'],
  }),
  page('/forgot-password', {
    load: () => import('../features/account/sign-in/ForgotPasswordPage.tsx'),
    shows: 'ForgotPasswordPage',
    catalogs: ['account', 'forms'],
  }),
  page('/reset-password', {
    load: () => import('../features/account/sign-in/ResetPasswordPage.tsx'),
    shows: 'ResetPasswordPage',
    catalogs: ['account', 'forms'],
  }),
  page('/forgot-username', {
    load: () => import('../features/account/sign-in/ForgotUsernamePage.tsx'),
    shows: 'ForgotUsernamePage',
    catalogs: ['account', 'forms'],
  }),
  page('/resources/:category?', {
    audience: 'family',
    link: { menu: 'site', name: msg`Find Resources`, Icon: Search },
    load: () => import('../features/directory/ResourcesRoute.tsx'),
    shows: 'ResourcesRoute',
    catalogs: ['directory', 'listing', 'favorites'],
    gate: gate({
      load: () => import('../features/directory/directory-gate.ts'),
      shows: 'directoryGate',
      catalogs: ['directory'],
    }),
  }),
  page('/resources/provider/:id', {
    audience: 'family',
    load: () => import('../features/directory/provider/ProviderRoute.tsx'),
    shows: 'ProviderRoute',
    catalogs: ['provider', 'listing', 'favorites', 'attached', 'forms'],
    gate: gate({
      load: () => import('../features/directory/provider/provider-gate.ts'),
      shows: 'providerGate',
      catalogs: ['provider'],
    }),
  }),
  page('/offices/:state', {
    load: () => import('../features/directory/offices/OfficesPage.tsx'),
    shows: 'OfficesPage',
    catalogs: ['directory', 'listing'],
  }),
  page('/favorites', {
    audience: 'family',
    isPrivate: true,
    link: { menu: 'own', name: msg`Favorites`, Icon: Heart, tour: 'favorites' },
    load: () => import('../features/favorites/list/FavoritesRoute.tsx'),
    shows: 'FavoritesRoute',
    catalogs: ['favorites', 'children', 'listing', 'attached', 'forms'],
    gate: gate({
      load: () => import('../features/favorites/favorites-gate.ts'),
      shows: 'favoritesGate',
      catalogs: ['favorites'],
    }),
  }),
  page('/favorites/compare', {
    audience: 'family',
    isPrivate: true,
    load: () => import('../features/favorites/compare/CompareRoute.tsx'),
    shows: 'CompareRoute',
    catalogs: ['favorites', 'listing'],
    gate: gate({
      load: () => import('../features/favorites/favorites-gate.ts'),
      shows: 'favoritesGate',
      catalogs: ['favorites'],
    }),
  }),
  page('/favorites/calls', {
    audience: 'family',
    isPrivate: true,
    load: () => import('../features/favorites/calls/CallsRoute.tsx'),
    shows: 'CallsRoute',
    catalogs: ['favorites', 'listing'],
    gate: gate({
      load: () => import('../features/favorites/favorites-gate.ts'),
      shows: 'favoritesGate',
      catalogs: ['favorites'],
    }),
  }),
  page('/children', {
    audience: 'family',
    isPrivate: true,
    link: { menu: 'own', name: msg`Your Children`, Icon: UsersRound },
    load: () => import('../features/children/ChildrenPage.tsx'),
    shows: 'ChildrenPage',
    catalogs: ['children', 'forms'],
    gate: childrenGate,
  }),
  page('/children/:childId', {
    audience: 'family',
    isPrivate: true,
    load: () => import('../features/children/ChildPage.tsx'),
    shows: 'ChildPage',
    catalogs: ['children', 'denied', 'favorites', 'forms', 'last-change', 'next-steps'],
    gate: childrenGate,
  }),
  page('/children/:childId/today', {
    audience: 'family',
    isPrivate: true,
    isForChild: true,
    load: () => import('../features/calendar-entries/child-day/ChildDayPage.tsx'),
    shows: 'ChildDayPage',
    catalogs: ['calendar-entries', 'entry-faces', 'forms'],
    gate: calendarGate,
  }),
  page('/calendar', {
    audience: 'family',
    isPrivate: true,
    link: { menu: 'own', name: msg`Calendar`, Icon: CalendarDays },
    load: () => import('../features/calendar-entries/CalendarPage.tsx'),
    shows: 'CalendarPage',
    catalogs: ['calendar-entries', 'denied', 'favorites', 'forms', 'last-change', 'next-steps'],
    gate: calendarGate,
  }),
  page('/household', {
    audience: 'family',
    isPrivate: true,
    link: { menu: 'own', name: msg`Your Household`, Icon: House },
    load: () => import('../features/household/HouseholdPage.tsx'),
    shows: 'HouseholdPage',
    catalogs: ['household', 'forms'],
    gate: householdGate,
  }),
  page('/household/changes', {
    audience: 'family',
    isPrivate: true,
    load: () => import('../features/household/changes/ChangesPage.tsx'),
    shows: 'ChangesPage',
    catalogs: ['changes', 'household', 'last-change'],
    gate: householdGate,
  }),
  page('/household/join', {
    isPrivate: true,
    // The secret of the invitation, or one that this tab has opened.
    isOtherHere: () => true,
    load: () => import('../features/household/JoinPage.tsx'),
    shows: 'JoinPage',
    catalogs: ['household'],
  }),
  page('/learning', {
    audience: 'family',
    link: { menu: 'site', name: msg`Learning Center`, Icon: BookOpen },
    load: () => import('../features/learning/overview/LearningRoute.tsx'),
    shows: 'LearningRoute',
    catalogs: ['learning', 'text'],
    gate: learningGate,
  }),
  page('/learning/module/:id', {
    isOtherSignedIn: true,
    // The section that they have come to.
    isOtherHere: () => window.location.hash !== '' || keptLessons.hasVisitors(),
    content: import.meta.env.SSR
      ? async () => (await import('../features/learning/module/module.served.ts')).moduleContent
      : undefined,
    load: () => import('../features/learning/module/ModuleRoute.tsx'),
    shows: 'ModuleRoute',
    catalogs: ['learning', 'text'],
  }),
  page('/learning/module/:id/certificate', {
    audience: 'family',
    isPrivate: true,
    load: () => import('../features/learning/certificate/CertificateRoute.tsx'),
    shows: 'CertificateRoute',
    catalogs: ['learning'],
    gate: learningGate,
  }),
  page('/dietary/:tab?', {
    audience: 'family',
    link: { menu: 'site', name: msg`Dietary Management`, Icon: Utensils },
    load: () => import('../features/dietary/DietaryPage.tsx'),
    shows: 'DietaryPage',
    catalogs: ['dietary'],
    gate: dietaryGate,
  }),
  page('/dietary/shopping', {
    audience: 'family',
    load: () => import('../features/meal-plans/ShoppingPage.tsx'),
    shows: 'ShoppingPage',
    catalogs: ['meal-plans', 'recipes', 'dietary'],
    gate: dietaryGate,
  }),
  page('/dietary/profiles/:profileId', {
    audience: 'family',
    load: () => import('../features/dietary/profiles/ProfilePage.tsx'),
    shows: 'ProfilePage',
    catalogs: ['dietary', 'forms', 'last-change'],
    gate: dietaryGate,
  }),
  page('/dietary/profiles/:profileId/food-summary', {
    audience: 'family',
    load: () => import('../features/dietary/FoodSummaryPage.tsx'),
    shows: 'FoodSummaryPage',
    catalogs: ['dietary', 'food-log'],
    gate: dietaryGate,
  }),
  page('/dietary/recipes/:id', {
    isOtherSignedIn: true,
    load: () => import('../features/recipes/RecipeRoute.tsx'),
    shows: 'RecipeRoute',
    catalogs: ['recipes'],
  }),
  page('/support/:tab?', {
    audience: 'family',
    link: { menu: 'site', name: msg`Support Center`, Icon: LifeBuoy },
    load: () => import('../features/support/SupportPage.tsx'),
    shows: 'SupportPage',
    catalogs: ['support'],
    gate: supportGate,
  }),
  page('/support/threads/:threadId', {
    audience: 'family',
    isPrivate: true,
    load: () => import('../features/support/thread/ThreadRoute.tsx'),
    shows: 'ThreadRoute',
    catalogs: ['thread', 'support', 'forms'],
    gate: supportGate,
  }),
  page('/support/thread', {
    isPrivate: true,
    load: () => import('../features/support/thread/VisitorThreadPage.tsx'),
    shows: 'VisitorThreadPage',
    catalogs: ['thread', 'support', 'forms'],
  }),
  page('/contact', {
    load: () => import('../features/support/contact/ContactPage.tsx'),
    shows: 'ContactPage',
    catalogs: ['support', 'forms'],
  }),
  page('/help', {
    load: () => import('../features/support/help/HelpPage.tsx'),
    shows: 'HelpPage',
    catalogs: ['help'],
    content: import.meta.env.SSR
      ? async () => (await import('../features/support/help/help.served.ts')).helpContent
      : undefined,
  }),
  page('/help/:id', {
    load: () => import('../features/support/help/AnswerRoute.tsx'),
    shows: 'AnswerRoute',
    catalogs: ['help', 'text'],
    content: import.meta.env.SSR
      ? async () => (await import('../features/support/help/help.served.ts')).answerContent
      : undefined,
  }),
  page('/guides/:id', {
    load: () => import('../features/support/guides/GuideRoute.tsx'),
    shows: 'GuideRoute',
    catalogs: ['guides', 'text'],
    content: import.meta.env.SSR
      ? async () => (await import('../features/support/guides/guide.served.ts')).guideContent
      : undefined,
  }),
  page('/achievements', {
    audience: 'family',
    link: { menu: 'site', name: msg`Achievements`, Icon: Trophy },
    load: () => import('../features/achievements/AchievementsPage.tsx'),
    shows: 'AchievementsPage',
    catalogs: ['achievements'],
    gate: gate({
      load: () => import('../features/achievements/achievements-gate.ts'),
      shows: 'achievementsGate',
      catalogs: ['achievements'],
    }),
  }),
  page('/start/just-diagnosed', {
    load: () => import('../site/start/JustDiagnosedPage.tsx'),
    shows: 'JustDiagnosedPage',
    catalogs: ['start'],
  }),
  page('/start/they-said-no', {
    load: () => import('../site/start/TheySaidNoPage.tsx'),
    shows: 'TheySaidNoPage',
    catalogs: ['start'],
  }),
  page('/start/on-a-waiting-list', {
    load: () => import('../site/start/OnAWaitingListPage.tsx'),
    shows: 'OnAWaitingListPage',
    catalogs: ['start'],
  }),
  page('/start/not-safe-tonight', {
    load: () => import('../features/chat/NotSafeTonightPage.tsx'),
    shows: 'NotSafeTonightPage',
    catalogs: ['chat'],
  }),
  page('/while-you-wait', {
    load: () => import('../features/next-steps/WhileYouWaitPage.tsx'),
    shows: 'WhileYouWaitPage',
    catalogs: ['next-steps', 'listing', 'text'],
  }),
  page('/insurance-help', {
    load: () => import('../features/insurance/lookup/InsurancePage.tsx'),
    shows: 'InsurancePage',
    catalogs: ['insurance', 'forms'],
    sendForm: import.meta.env.SSR
      ? async () => (await import('../features/insurance/lookup/lookup.served.ts')).sendLookup
      : undefined,
  }),
  page('/insurance-help/:state', {
    load: () => import('../features/insurance/states/StateRoute.tsx'),
    shows: 'StateRoute',
    catalogs: ['states', 'insurance', 'denied'],
    content: import.meta.env.SSR
      ? async () => (await import('../features/insurance/states/state.served.ts')).stateContent
      : undefined,
  }),
  page('/insurance-help/plan', {
    load: () => import('../features/insurance/plan/PlanRoute.tsx'),
    shows: 'PlanRoute',
    catalogs: ['plan', 'insurance', 'listing'],
  }),
  page('/insurance-help/denied', {
    load: () => import('../features/insurance/denied/DeniedRoute.tsx'),
    shows: 'DeniedRoute',
    catalogs: ['denied', 'children', 'letter', 'forms', 'insurance', 'listing', 'attached'],
  }),
  page('/insurance-help/call', {
    load: () => import('../features/insurance/call/CallRoute.tsx'),
    shows: 'CallRoute',
    catalogs: ['call', 'children', 'insurance'],
  }),
  page('/subscribe', {
    load: () => import('../features/subscription/subscribe/SubscribePage.tsx'),
    shows: 'SubscribePage',
    catalogs: ['subscription'],
  }),
  page('/subscription-success', {
    load: () => import('../features/subscription/success/SubscriptionSuccessPage.tsx'),
    shows: 'SubscriptionSuccessPage',
    catalogs: ['subscription'],
  }),
  page('/staff/inbox', {
    audience: 'support',
    link: { menu: 'own', name: msg`Inbox`, Icon: Inbox },
    load: () => import('../features/staff/inbox/InboxRoute.tsx'),
    shows: 'InboxRoute',
    catalogs: ['inbox', 'staff'],
  }),
  page('/staff/inbox/:threadId', {
    audience: 'support',
    load: () => import('../features/staff/inbox/ThreadRoute.tsx'),
    shows: 'ThreadRoute',
    catalogs: ['inbox', 'staff', 'forms'],
  }),
  page('/staff/alerts', {
    audience: 'support',
    link: { menu: 'own', name: msg`Crisis alerts`, Icon: Siren },
    load: () => import('../features/staff/alerts/AlertsRoute.tsx'),
    shows: 'AlertsRoute',
    catalogs: ['alerts', 'inbox'],
  }),
  page('/staff/feedback', {
    audience: 'support',
    link: { menu: 'own', name: msg`Feedback and stories`, Icon: MessageCircleHeart },
    load: () => import('../features/staff/review/QueueRoute.tsx'),
    shows: 'QueueRoute',
    catalogs: ['review', 'staff', 'feedback'],
  }),
  page('/staff/feedback/:userId/:feedbackId', {
    audience: 'support',
    load: () => import('../features/staff/review/ReviewRoute.tsx'),
    shows: 'ReviewRoute',
    catalogs: ['review', 'staff', 'feedback', 'forms'],
  }),
  page('/staff/timeline', {
    audience: 'support',
    link: { menu: 'own', name: msg`Support timeline`, Icon: Headset },
    load: () => import('../features/staff/search/FindFamilyRoute.tsx'),
    shows: 'FindFamilyRoute',
    catalogs: ['staff', 'forms'],
  }),
  page('/staff/timeline/:userId', {
    audience: 'support',
    load: () => import('../features/staff/timeline/FamilyTimelineRoute.tsx'),
    shows: 'FamilyTimelineRoute',
    catalogs: ['staff', 'forms'],
  }),
  page('/staff/reports', {
    audience: 'analyst',
    link: { menu: 'own', name: msg`Usage reports`, Icon: ChartColumn },
    load: () => import('../features/staff/reports/ReportsPage.tsx'),
    shows: 'ReportsPage',
    catalogs: ['reports'],
  }),
  page('/staff/reports/:runId', {
    audience: 'analyst',
    load: () => import('../features/staff/reports/run/RunPage.tsx'),
    shows: 'RunPage',
    catalogs: ['reports'],
  }),
  page('/stop-report-mails', {
    isPrivate: true,
    load: () => import('../features/staff/reports/schedules/StopMailsPage.tsx'),
    shows: 'StopMailsPage',
    catalogs: ['reports'],
  }),
  page('/account', {
    audience: 'signed-in',
    isPrivate: true,
    link: { menu: 'own', name: msg`Account Settings`, Icon: Settings },
    load: () => import('../features/account/settings/AccountRoute.tsx'),
    shows: 'AccountRoute',
    catalogs: ['account', 'answers', 'feedback', 'forms'],
    gate: gate({
      load: () => import('../features/account/settings/account-gate.ts'),
      shows: 'accountGate',
      catalogs: ['account'],
    }),
  }),
  page('/about', {
    link: { menu: 'site', name: msg`About`, Icon: Info },
    load: () => import('../site/about/AboutPage.tsx'),
    shows: 'AboutPage',
    catalogs: ['about'],
  }),
  page('/status', {
    load: () => import('../site/status/StatusPage.tsx'),
    shows: 'StatusPage',
    catalogs: ['status'],
  }),
  page('/privacy', {
    load: () => import('../site/legal/PrivacyPage.tsx'),
    shows: 'PrivacyPage',
    catalogs: ['legal'],
  }),
  page('/terms', {
    load: () => import('../site/legal/TermsPage.tsx'),
    shows: 'TermsPage',
    catalogs: ['legal'],
  }),
  page('/dev/components', {
    audience: 'developers',
    isPrivate: true,
    load: () => import('../site/dev/ComponentsPage.tsx'),
    shows: 'ComponentsPage',
    catalogs: ['listing'],
  }),
  // Redirects: their targets are loaded ahead.
  { ...home, path: '/onboarding', Component: ToOnboarding },
  { ...login, path: '/auth', Component: ToLogin },
  page('*', {
    load: () => import('../site/not-found/NotFoundPage.tsx'),
    shows: 'NotFoundPage',
  }),
];

const known = new Map(pages.map((each) => [each.path, each]));

/** The page at an address; the not-found page for unknown ones. */
export const pageAt = (pathname: string): Page => {
  // The router reads all patterns anew each time, and the frame of each page asks.
  const page = known.get(pathname) ?? matchRoutes([...pages], pathname)?.at(-1)?.route;
  if (page === undefined) throw new Error('There is no page for unknown addresses.');
  known.set(pathname, page);
  return page;
};

/** Parts that pages show of other features. */
export const siteParts: SiteParts = {
  gateAt: (pathname) => pageAt(pathname).gate,
  familyHome: async () =>
    (
      await withCatalogs(
        import('../features/journey/home/FamilyHome.tsx'),
        'journey',
        'favorites',
        'household',
      )
    ).FamilyHome,
  stories: async () =>
    (
      await withCatalogs(
        import('../features/feedback/stories/StoryCarousel.tsx'),
        'stories',
        'feedback',
      )
    ).StoryCarousel,
  homeCards: [
    homeCard({
      load: () => import('../features/account/home/confirm-email-card.tsx'),
      shows: 'confirmEmailCard',
      catalogs: ['account'],
    }),
    homeCard({
      load: () => import('../features/subscription/home/plan-end-card.tsx'),
      shows: 'planEndCard',
      catalogs: ['subscription'],
    }),
    homeCard({
      load: () => import('../features/calendar-entries/home/coming-up-card.tsx'),
      shows: 'comingUpCard',
      catalogs: ['calendar-entries', 'denied', 'favorites'],
    }),
    homeCard({
      load: () => import('../features/meal-plans/home/meal-card.tsx'),
      shows: 'mealCard',
      catalogs: ['meal-plans'],
    }),
    homeCard({
      load: () => import('../features/favorites/home/favorites-card.tsx'),
      shows: 'favoritesCard',
      catalogs: ['favorites'],
    }),
    homeCard({
      load: () => import('../features/learning/home/learning-card.tsx'),
      shows: 'learningCard',
      catalogs: ['learning'],
    }),
    homeCard({
      load: () => import('../features/directory/home/last-search-card.tsx'),
      shows: 'lastSearchCard',
      catalogs: ['directory'],
    }),
    homeCard({
      load: () => import('../features/directory/home/nearby-card.tsx'),
      shows: 'nearbyCard',
      catalogs: ['directory'],
    }),
  ],
};

/** Parts of every page that belong to a feature. */
export const parts = {
  AccessibilityButton,
  ChatButton,
  openChat: chatWindow.open,
  GuidedTour,
  UpgradeLink,
};

/** More of them, each loaded once it is needed: most people need none. */
export const lazyParts = {
  accountNotices: part({
    load: () => import('../features/account/AccountNotices.tsx'),
    shows: 'AccountNotices',
    catalogs: ['account'],
  }),
  crisisAlarm: part({
    load: () => import('../features/staff/alerts/CrisisAlarm.tsx'),
    shows: 'CrisisAlarm',
    catalogs: ['alerts'],
  }),
  visitorLessons: part({
    load: () => import('../features/learning/visitor/TakeOverLessons.tsx'),
    shows: 'TakeOverLessons',
    catalogs: ['learning'],
  }),
  visitorSteps: part({
    load: () => import('../features/next-steps/TakeOverSteps.tsx'),
    shows: 'TakeOverSteps',
  }),
  liveConnection: async () => {
    const [{ LiveConnection }, { exportProgress }, { reportProgress }, { alertsMoved }] =
      await Promise.all([
        import('../live/LiveConnection.tsx'),
        import('../features/account/settings/follow-export.ts'),
        import('../features/staff/reports/follow-report.ts'),
        import('../features/staff/alerts/follow-alerts.ts'),
      ]);
    const events = [exportProgress, reportProgress, alertsMoved];
    return () => <LiveConnection events={events} />;
  },
  householdSwitch: () => import('../features/household/shared/HouseholdSwitch.tsx'),
  readOnlyNote: part({
    load: () => import('../features/household/shared/ReadOnlyNote.tsx'),
    shows: 'ReadOnlyNote',
  }),
  sessionWatch: part({
    load: () => import('../features/account/session/SessionWatch.tsx'),
    shows: 'SessionWatch',
    catalogs: ['session'],
  }),
  countVisits: part({
    load: () => import('../features/journey/visitor-stats/CountVisits.tsx'),
    shows: 'CountVisits',
  }),
  familyParts: part({
    load: () => import('../features/journey/FamilyParts.tsx'),
    shows: 'FamilyParts',
    catalogs: ['journey', 'achievements'],
  }),
  visitorDataOffer: part({
    load: () => import('../features/journey/VisitorDataOffer.tsx'),
    shows: 'VisitorDataOffer',
    catalogs: ['journey'],
  }),
};
