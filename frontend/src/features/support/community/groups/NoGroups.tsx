import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Notice } from '../../../../components/Notice.tsx';
import { OutsideLink } from '../../../../components/OutsideLink.tsx';
import { PARENT_CENTERS } from '../../help/local-groups.ts';
import type { Way } from './chosen-groups.ts';

/** Page of the U.S. Department of Education about parent centers, as `state-help.constants.ts` has it. */
const ABOUT_PARENT_CENTERS =
  'https://www.ed.gov/grants-and-programs/grants-special-populations/grants-individuals-disabilities/parent-training-and-information-centers';

interface NoGroupsProps {
  /** Its name. */
  readonly state: string;
  readonly way: Way;
}

/** There is no group for a state: help that every state has, with its source. */
export const NoGroups = ({ state, way }: NoGroupsProps) => (
  <Notice tone="info">
    <div className="grid gap-2">
      <p className="font-semibold">
        {way === 'all' ? (
          <Trans>We know of no support group in {state} yet.</Trans>
        ) : (
          <Trans>We know of no such support group in {state} yet.</Trans>
        )}
      </p>
      <p className="measure">
        <Trans>
          Each state has at least one parent center, which explains Early Intervention and special
          education for children up to 26.{' '}
          <OutsideLink href={PARENT_CENTERS}>Find yours at parentcenterhub.org</OutsideLink> and ask
          for groups near you.
        </Trans>
      </p>
      <p className="text-sm">
        <OutsideLink href={ABOUT_PARENT_CENTERS}>
          <Trans>Source: U.S. Department of Education</Trans>
        </OutsideLink>
      </p>
      <p>
        <Trans>
          Do you know a group? <Link to="/support/contact">Tell us about it</Link>.
        </Trans>
      </p>
    </div>
  </Notice>
);
