import { withinLimits } from './limits.ts';

interface Bench {
  /** Size that `npm run bench -- NAME SIZE` sets: a number of these. */
  readonly sizeIs?: string;
  readonly run: (size: number | undefined) => Promise<void>;
}

/** The benches by name. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  calendar: {
    sizeIs: 'entries of one family, twenty thousand by default',
    run: async (size) => withinLimits((await import('./calendar/calendar.bench.ts')).run(size)),
  },
  chat: { run: async () => (await import('./chat/chat.bench.ts')).run() },
  content: {
    sizeIs: 'lessons, 500 by default',
    run: async (size) => (await import('./content/content.bench.ts')).run(size),
  },
  dietary: {
    sizeIs: 'offers of one child, twenty thousand by default',
    run: async (size) => withinLimits((await import('./dietary/dietary.bench.ts')).run(size)),
  },
  directory: {
    sizeIs: 'listings, a million by default',
    run: async (size) => (await import('./directory/directory.bench.ts')).run(size),
  },
  'event-store': { run: async () => (await import('./event-store/event-store.bench.ts')).run() },
  'event-store-copy': {
    sizeIs: 'events, a hundred thousand by default',
    run: async (size) => (await import('./event-store/copy.bench.ts')).run(size),
  },
  household: {
    run: async () => withinLimits((await import('./household/household.bench.ts')).run()),
  },
  http: { run: async () => (await import('./http/http.bench.ts')).run() },
  insurance: { run: async () => (await import('./insurance/insurance.bench.ts')).run() },
  learning: {
    sizeIs: 'answers of one family, a hundred thousand by default',
    run: async (size) => (await import('./learning/learning.bench.ts')).run(size),
  },
  policies: { run: async () => (await import('./policies/policies.bench.ts')).run() },
  projections: { run: async () => (await import('./projections/projections.bench.ts')).run() },
  recurrence: {
    sizeIs: 'series, a hundred thousand by default',
    run: async (size) => (await import('./recurrence/recurrence.bench.ts')).run(size),
  },
  registry: {
    sizeIs: 'rows of the national registry, eight and a half million by default',
    run: async (size) => (await import('./directory/whole-registry.bench.ts')).run(size),
  },
  replay: {
    sizeIs: 'simulated events, a million by default',
    run: async (size) => (await import('./replay/replay.bench.ts')).run(size),
  },
  subscription: { run: async () => (await import('./subscription/subscription.bench.ts')).run() },
  support: {
    sizeIs: 'threads in the inbox, a hundred thousand by default',
    run: async (size) => (await import('./support/support.bench.ts')).run(size),
  },
  web: { run: async () => (await import('./web/web.bench.ts')).run() },
};
