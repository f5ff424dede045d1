import type { ServedContent } from '../components/served-content.ts';

interface ServedPage {
  /** Its pattern in `src/app/pages.tsx`. */
  readonly path: string;
  /** Fetches what reads its content. */
  readonly load: () => Promise<ServedContent>;
}

/** Public pages with content of the database: the gateway has them rendered when they are asked for. */
export const servedPages: readonly ServedPage[] = [
  {
    path: '/learning/module/:id',
    load: async () => (await import('../features/learning/module/module.served.ts')).moduleContent,
  },
  {
    path: '/insurance-help/:state',
    load: async () => (await import('../features/insurance/states/state.served.ts')).stateContent,
  },
];
