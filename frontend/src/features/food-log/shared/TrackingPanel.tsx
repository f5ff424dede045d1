import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { WhatToDo } from '../../dietary/shared/WhatToDo.tsx';
import { ChildLog } from '../ChildLog.tsx';
import { Fold } from '../Fold.tsx';

interface TrackedChild {
  readonly id: string;
  readonly name: string;
}

interface TrackingPanelProps {
  readonly userId: string;
  readonly profiles: readonly TrackedChild[];
}

/** The food log of one of the family's children. What to do in a reaction stands before every form. */
export const TrackingPanel = ({ userId, profiles }: TrackingPanelProps) => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const child = profiles.find(({ id }) => id === search.get('child')) ?? profiles[0];
  if (child === undefined)
    return (
      <div className="measure grid justify-items-start gap-4">
        <p>
          <Trans>
            Write down what your child looks at, touches, and tastes. First create a dietary
            profile: a first name is enough.
          </Trans>
        </p>
        <Link className={buttonClass('primary')} to="/dietary">
          <Trans>Create a dietary profile</Trans>
        </Link>
      </div>
    );
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <Fold tone="danger" title={<Trans>Could it be an allergic reaction?</Trans>}>
        <p className="font-semibold">
          <Trans>
            First help your child. Give epinephrine, call <a href="tel:911">911</a>, then call your
            child’s doctor. Writing it down can wait.
          </Trans>
        </p>
        <WhatToDo />
      </Fold>
      {profiles.length > 1 && (
        <Select
          label={t`Child`}
          value={child.id}
          options={profiles.map(({ id, name }) => ({ value: id, name }))}
          onChoose={(id) => setSearch({ child: id }, { replace: true, preventScrollReset: true })}
        />
      )}
      <ChildLog key={child.id} userId={userId} profileId={child.id} name={child.name} />
    </div>
  );
};
