import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { TitledDialog } from '../../../components/TitledDialog.tsx';
import { FaceForm } from '../../entry-faces/shared/FaceForm.tsx';
import { daysOf } from '../when-words.ts';
import { newFace } from './day-cards.ts';
import type { ChildDayProps } from './day-view.ts';

/** Entries of a day, each with a button to choose its picture and words: hidden ones too, which come back here. */
export const EntryFaces = ({ userId, child, calendar, faces, view: { day } }: ChildDayProps) => {
  const [openId, setOpenId] = useState<string>();
  const here = new Set(
    calendar.occurrences
      .filter(({ when }) => daysOf(when).first <= day && day <= daysOf(when).last)
      .map(({ entryId }) => entryId),
  );
  const entries = calendar.entries.filter(
    ({ id, childIds, removedAt }) =>
      here.has(id) && removedAt === null && (childIds.length === 0 || childIds.includes(child.id)),
  );
  const opened = entries.find(({ id }) => id === openId);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Button look="secondary" onClick={() => setOpenId(id)}>
              <Trans>
                <span className="sr-only">Picture and words for </span>
                {title}
              </Trans>
            </Button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <FaceDialog
          userId={userId}
          face={faces.find(({ entryId }) => entryId === opened.id) ?? newFace(opened.id)}
          title={opened.title}
          onDone={() => setOpenId(undefined)}
        />
      )}
    </>
  );
};

const FaceDialog = ({ title, onDone, ...of }: ComponentProps<typeof FaceForm>) => (
  <TitledDialog title={<Trans>How a child reads {title}</Trans>} onClose={onDone}>
    <FaceForm title={title} onDone={onDone} {...of} />
  </TitledDialog>
);
