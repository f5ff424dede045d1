import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Four doors for people who do not know what to ask yet. Each gives one useful thing before any question. */
export const Doors = () => (
  <section aria-labelledby="doors" className="grid grid-cols-1 gap-2">
    <h2 id="doors" className="text-lg">
      <Trans>Or start from where you are</Trans>
    </h2>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-2">
      {DOORS.map(({ path, words }) => (
        <li key={path} className="grid">
          <Link
            to={path}
            className="touch flex items-center justify-between gap-1 rounded-soft border border-line bg-raised px-3 py-2 font-semibold text-text no-underline shadow-soft transition-colors hover:border-accent"
          >
            {words}
            <ChevronRight aria-hidden className="size-4 shrink-0 text-accent" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const DOORS = [
  { path: '/start/just-diagnosed', words: <Trans>Just diagnosed</Trans> },
  { path: '/start/they-said-no', words: <Trans>They said no</Trans> },
  { path: '/start/on-a-waiting-list', words: <Trans>On a waiting list</Trans> },
  { path: '/start/not-safe-tonight', words: <Trans>Not safe tonight</Trans> },
];
