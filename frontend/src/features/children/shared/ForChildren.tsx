import type { LinkedKind } from '@hearthway/domain/children/children.constants.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorWords } from '../../../api/error-words.ts';
import { TickBox } from '../../../components/TickBox.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { useMay } from '../../household/shared/useMay.ts';
import { useChildLinks, useLinkChange } from './useChildLinks.ts';

interface ForChildrenProps {
  readonly userId: string;
  readonly kind: LinkedKind;
  readonly objectId: string;
}

/** Tick boxes for the children that an object is for, saved at once; nothing with fewer than two children. */
export const ForChildren = ({ userId, kind, objectId }: ForChildrenProps) => {
  const { i18n } = useLingui();
  const { children, childrenOf } = useChildLinks(userId);
  const { mutate, error } = useLinkChange(userId);
  const { mayWrite, mayRemove } = useMay('children');
  if (children.length < 2) return null;
  if (!mayWrite) return <ForWhom userId={userId} kind={kind} objectId={objectId} />;
  const linked = childrenOf(kind, objectId);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        <Trans>For which child</Trans>
      </legend>
      <FormProblem
        problem={
          error === null
            ? undefined
            : errorWords(i18n, error, msg`We couldn’t save this. Please try again.`)
        }
      />
      <div className="flex flex-wrap gap-x-5">
        {children.map(({ id, name }) => (
          <TickBox
            key={id}
            label={name}
            checked={linked.includes(id)}
            disabled={linked.includes(id) && !mayRemove}
            onChange={({ target }) =>
              mutate({ kind, objectId, childId: id, isLinked: target.checked })
            }
          />
        ))}
      </div>
      {linked.length === 0 && (
        <p className="text-sm text-text-soft">
          <Trans>Without a tick, it is for all of them.</Trans>
        </p>
      )}
    </fieldset>
  );
};

/** Names of the children that an object is for; nothing where it is for all of them. */
export const ForWhom = ({ userId, kind, objectId }: ForChildrenProps) => {
  const { i18n } = useLingui();
  const { children, childrenOf } = useChildLinks(userId);
  const linked = childrenOf(kind, objectId);
  const names = children.filter(({ id }) => linked.includes(id)).map(({ name }) => name);
  if (children.length < 2 || names.length === 0) return null;
  const list = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <p className="text-sm text-text-soft">
      <Trans>For {list}</Trans>
    </p>
  );
};
