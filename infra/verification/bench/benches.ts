/** The benches by name. Each takes a size where it has one, as a number in digits. */
export const BENCHES: Readonly<Record<string, (size: string | undefined) => Promise<void>>> = {
  chat: async () => (await import('./chat/chat.bench.ts')).run(),
  /** Number of lessons, 500 by default. */
  content: async (size) => (await import('./content/content.bench.ts')).run(size),
  /** Number of listings, a million by default. */
  directory: async (size) => (await import('./directory/directory.bench.ts')).run(size),
  'event-store': async () => (await import('./event-store/event-store.bench.ts')).run(),
  /** Number of events, a hundred thousand by default. */
  'event-store-copy': async (size) => (await import('./event-store/copy.bench.ts')).run(size),
  http: async () => (await import('./http/http.bench.ts')).run(),
  insurance: async () => (await import('./insurance/insurance.bench.ts')).run(),
  /** Number of answers of one family, a hundred thousand by default. */
  learning: async (size) => (await import('./learning/learning.bench.ts')).run(size),
  policies: async () => (await import('./policies/policies.bench.ts')).run(),
  projections: async () => (await import('./projections/projections.bench.ts')).run(),
  /** Number of simulated events, a million by default. */
  replay: async (size) => (await import('./replay/replay.bench.ts')).run(size),
  subscription: async () => (await import('./subscription/subscription.bench.ts')).run(),
  /** Number of threads in the inbox, a hundred thousand by default. */
  support: async (size) => (await import('./support/support.bench.ts')).run(size),
  web: async () => (await import('./web/web.bench.ts')).run(),
};
