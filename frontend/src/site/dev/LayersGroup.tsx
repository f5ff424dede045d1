import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useToast } from '../../components/toasts/useToast.ts';
import { Group, Specimen } from './Group.tsx';
import { UNBREAKABLE } from './samples.ts';

export const LayersGroup = () => {
  const [shown, setShown] = useState<'center' | 'side'>();
  const showToast = useToast();
  const close = (): void => setShown(undefined);
  return (
    <Group id="layers">
      <Specimen name="Dialog">
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setShown('center')}>
            Open a dialog
          </Button>
          <Button look="secondary" onClick={() => setShown('side')}>
            Open a drawer
          </Button>
        </div>
        {shown !== undefined && (
          <Dialog
            place={shown}
            aria-labelledby="example-dialog"
            onClose={close}
            isLight={shown === 'side'}
          >
            <div className={`grid gap-4 ${shown === 'side' ? 'p-4' : ''}`}>
              <h2 id="example-dialog" className="text-xl">
                Is that right?
              </h2>
              <p>{UNBREAKABLE}.</p>
              <TextField label="What is missing" />
              <div className="flex flex-wrap gap-3">
                <Button look="primary" onClick={close}>
                  Yes
                </Button>
                <Button look="secondary" onClick={close}>
                  Not yet
                </Button>
              </div>
            </div>
          </Dialog>
        )}
      </Specimen>
      <Specimen name="Toast">
        <div className="flex flex-wrap gap-3">
          <Button
            look="secondary"
            onClick={() =>
              showToast({ tone: 'done', title: 'Saved', description: 'Your name is new.' })
            }
          >
            Good news
          </Button>
          <Button
            look="secondary"
            onClick={() =>
              showToast({
                tone: 'problem',
                title: 'Something went wrong',
                description: 'Please try again later.',
              })
            }
          >
            A problem
          </Button>
          <Button
            look="secondary"
            onClick={() =>
              showToast({ tone: 'problem', title: UNBREAKABLE, description: UNBREAKABLE })
            }
          >
            Long words
          </Button>
        </div>
      </Specimen>
    </Group>
  );
};
