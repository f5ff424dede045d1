export interface Measurement {
  readonly name: string;
  readonly milliseconds: number;
}

/** How long a consumer takes to answer. */
export interface Latencies {
  readonly record: (milliseconds: number) => void;
  /** Empty until something was recorded. */
  readonly measurements: () => readonly Measurement[];
}

/** Only the newest answers count. */
const WINDOW = 1_000;

/** Names and shares as EventStoreDB's clients know them. */
const SHARES: readonly (readonly [name: string, share: number])[] = [
  ['Quintile 1', 0],
  ['Quintile 2', 0.2],
  ['Quintile 3', 0.4],
  ['Quintile 4', 0.6],
  ['Quintile 5', 0.8],
  ['90%', 0.9],
  ['95%', 0.95],
  ['99%', 0.99],
  ['99.5%', 0.995],
  ['99.9%', 0.999],
  ['Highest', 1],
];

export const createLatencies = (): Latencies => {
  const recorded: number[] = [];
  return {
    record: (milliseconds) => {
      recorded.push(milliseconds);
      if (recorded.length > WINDOW) recorded.shift();
    },
    measurements: () => {
      if (recorded.length === 0) return [];
      const sorted = recorded.toSorted((one, other) => one - other);
      const at = (share: number): number =>
        sorted[Math.min(Math.floor(share * sorted.length), sorted.length - 1)] ?? 0;
      const sum = sorted.reduce((total, milliseconds) => total + milliseconds, 0);
      return [
        { name: 'Mean', milliseconds: Math.floor(sum / sorted.length) },
        { name: 'Median', milliseconds: at(0.5) },
        { name: 'Fastest', milliseconds: at(0) },
        ...SHARES.map(([name, share]) => ({ name, milliseconds: at(share) })),
      ];
    },
  };
};
