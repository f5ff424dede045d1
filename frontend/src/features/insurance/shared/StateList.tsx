import type { StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { Link } from 'react-router-dom';
import { stateCodes, statePath } from './state-path.ts';

/** Links to the pages of all states, by name. */
export const StateList = ({ current }: { readonly current?: StateCode }) => (
  <ul className="columns-[8rem] gap-x-6 sm:columns-[12rem]">
    {stateCodes.map((code) => (
      <li key={code} className="break-inside-avoid">
        <Link
          to={statePath(code)}
          lang="en"
          aria-current={code === current ? 'page' : undefined}
          className="touch inline-flex items-center py-1 aria-[current]:font-bold aria-[current]:text-text aria-[current]:no-underline"
        >
          {STATES[code]}
        </Link>
      </li>
    ))}
  </ul>
);
