import { addDays } from '@hearthway/domain/calendar/days.ts';
import {
  FEED_MAX_ENTRIES,
  FEED_PATH,
} from '@hearthway/domain/calendar-feeds/calendar-feeds.constants.ts';
import { madeFeedSchema } from '@hearthway/domain/calendar-feeds/calendar-feeds.contract.ts';
import { setTier } from '../../e2e/set-tier.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import type { Figure } from '../limits.ts';
import { percentile } from '../load.ts';
import { register } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call } from '../support/requests.ts';
import { untilProjected } from '../until-projected.ts';
import { storeEntries } from './store-entries.ts';

const ENTRIES = sized(FEED_MAX_ENTRIES, 50);
const READS = sized(60, 8);
const WARM_UP = 5;
const ARRIVES_WITHIN_MS = 600_000;

/** A calendar feed of as many entries as one has, as another calendar fetches it. */
export const measureFeed = async (stack: RunningStack): Promise<Figure> => {
  const family = await register(stack);
  await setTier(stack, { email: family.email, tier: 'family' });
  const last = await storeEntries(stack, {
    familyId: family.userId,
    entries: ENTRIES,
    firstDay: addDays(new Date().toISOString().slice(0, 10), 1),
  });
  const body = { familyId: family.userId, childId: null, detail: 'everything' };
  const made = await call(stack, family, { path: '/api/calendar-feeds', body });
  await untilProjected(stack, last, AbortSignal.timeout(ARRIVES_WITHIN_MS));
  const url = `${stack.url}${FEED_PATH}?key=${madeFeedSchema.parse(made).key}`;
  const fetched = async (headers: Readonly<Record<string, string>>) => {
    const start = performance.now();
    const answer = await fetch(url, { headers });
    const text = await answer.text();
    return { ms: performance.now() - start, answer, text };
  };
  const { answer, text } = await fetched({});
  const etag = answer.headers.get('etag') ?? '';
  const events = text.match(/^BEGIN:VEVENT/gm)?.length ?? 0;
  const took: Record<'whole' | 'unchanged', number[]> = { whole: [], unchanged: [] };
  for (let nth = 0; nth < READS; nth += 1) {
    const whole = await fetched({});
    const unchanged = await fetched({ 'if-none-match': etag });
    if (unchanged.answer.status !== 304) throw new Error('An unchanged feed was told again.');
    if (nth < WARM_UP) continue;
    took.whole.push(whole.ms);
    took.unchanged.push(unchanged.ms);
  }
  console.log(`A feed of ${events} entries, ${Math.round(text.length / 1_000)} kB`);
  console.table(
    Object.entries(took).map(([read, all]) => {
      all.sort((a, b) => a - b);
      return {
        read,
        'p50 ms': percentile(all, 0.5),
        'p95 ms': percentile(all, 0.95),
        goal: 'p95 100 ms',
      };
    }),
  );
  return { name: 'a calendar feed, p95', ms: percentile(took.whole, 0.95) };
};
