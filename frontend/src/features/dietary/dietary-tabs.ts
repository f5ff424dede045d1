import type { User } from '@hearthway/domain/session/session.contract.ts';
import { msg } from '@lingui/core/macro';
import { type ComponentType, lazy } from 'react';
import type { PageTab } from '../../components/PageTabs.tsx';
import { withCatalogs } from '../../i18n/load-catalog.ts';

export interface DietaryTab extends PageTab {
  /** Its code and sentences are fetched when it is opened. */
  readonly Content: ComponentType<{ readonly user: User }>;
  /** Shown to visitors; a tab without it asks them to sign in. */
  readonly VisitorContent?: ComponentType;
}

/** Each has an address of its own. */
export const DIETARY_TABS: readonly DietaryTab[] = [
  {
    id: 'profiles',
    path: '/dietary',
    name: msg`Dietary Profiles`,
    Content: lazy(async () => {
      const { ProfilesTab } = await withCatalogs(
        import('./profiles/ProfilesTab.tsx'),
        'dietary',
        'forms',
      );
      return { default: ProfilesTab };
    }),
  },
  {
    id: 'recipes',
    path: '/dietary/recipes',
    name: msg`Autism-Friendly Recipes`,
    Content: lazy(async () => {
      const { RecipesTab } = await withCatalogs(import('./RecipesTab.tsx'), 'recipes');
      return { default: RecipesTab };
    }),
    VisitorContent: lazy(async () => {
      const { RecipesForVisitors } = await withCatalogs(import('./RecipesTab.tsx'), 'recipes');
      return { default: RecipesForVisitors };
    }),
  },
  {
    id: 'plan',
    path: '/dietary/plan',
    name: msg`Meal Plan`,
    Content: lazy(async () => {
      const { PlanTab } = await withCatalogs(
        import('./PlanTab.tsx'),
        'dietary',
        'meal-plans',
        'recipes',
      );
      return { default: PlanTab };
    }),
  },
  {
    id: 'tracking',
    path: '/dietary/tracking',
    name: msg`Food Tracking`,
    Content: lazy(async () => {
      const { TrackingTab } = await withCatalogs(
        import('./TrackingTab.tsx'),
        'dietary',
        'food-log',
        'forms',
      );
      return { default: TrackingTab };
    }),
  },
];
