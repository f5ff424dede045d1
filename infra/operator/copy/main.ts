import { hostsOf } from '../../adapters/event-store/address.ts';
import { connectEventStore } from '../../adapters/event-store/event-store.ts';
import { runMain, untilInterrupted } from '../../adapters/process/main.ts';
import { startWaits } from '../../adapters/process/waits.ts';
import { program } from './arguments.ts';
import { type CopyProgress, copyLog } from './copy-log.ts';
import { createDisplay } from './display.ts';

runMain(program, async ({ from, to }) => {
  const signal = untilInterrupted(
    'Interrupted. Run the same command again: it goes on from there.',
  );
  const source = connectEventStore(from);
  const target = connectEventStore(to);
  const appends = connectEventStore(to);
  const clock = () => performance.now();
  const display = createDisplay({ terminal: process.stderr, clock });
  const wait = startWaits(process.stderr).waitFor(`${hostsOf(from)} or ${hostsOf(to)}`);
  try {
    wait.start();
    const { events, before, sha256 } = await copyLog({
      source,
      target,
      appends,
      names: { source: hostsOf(from), target: hostsOf(to) },
      clock,
      signal,
      onProgress: (progress: CopyProgress) => display.show(progress),
      onMoved: () => {
        wait.stop(true);
        wait.start();
      },
    });
    display.end();
    process.stdout.write(
      `${count(events - before)} events copied${before > 0 ? `, ${count(before)} were there before` : ''}. The target holds all ${count(events)}, with the same hash: ${sha256}\n`,
    );
  } finally {
    display.end();
    await Promise.all([source, target, appends].map((eventStore) => eventStore.dispose()));
  }
});

const count = (number: number): string => number.toLocaleString('en-US');
