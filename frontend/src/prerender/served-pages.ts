import type { SendForm, ServedContent } from '../components/served-content.ts';

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

interface ServedForm {
  /** Pattern of the page that has it, and is answered with. */
  readonly path: string;
  readonly load: () => Promise<SendForm>;
}

/** Forms that work without scripts: the gateway sends them, and has the page rendered with the answer. */
export const servedForms: readonly ServedForm[] = [
  {
    path: '/insurance-help',
    load: async () => (await import('../features/insurance/lookup/lookup.served.ts')).sendLookup,
  },
];
