import type { ChangedPart } from '@hearthway/domain/household-scopes/changes.constants.ts';
import { useLingui } from '@lingui/react/macro';
import { agoWords } from '../../../components/time-words.ts';
import { useChangeWords } from '../last-change/useChangeWords.ts';
import { useOthersChanges } from './changes.query.ts';

interface LastChangeProps {
  readonly userId: string;
  readonly part: ChangedPart;
  readonly objectId: string;
  /** Day of a series that is shown: what was changed on others is left out. */
  readonly day?: string;
}

/** Names the person who last changed an object, for members of a household. */
export const LastChange = ({ userId, part, objectId, day }: LastChangeProps) => {
  const { i18n } = useLingui();
  const { changes } = useOthersChanges(userId, part);
  const wordsOf = useChangeWords(userId);
  const last = changes.find(
    (change) => change.objectId === objectId && (change.day === null || change.day === day),
  );
  if (last === undefined) return null;
  const ago = agoWords(i18n.locale, new Date(last.at), new Date());
  return (
    <p className="text-sm text-text-soft print:hidden">
      {wordsOf(last)} · <time dateTime={last.at}>{ago}</time>
    </p>
  );
};
