import { Trash2 } from 'lucide-react';
import { Button, type ButtonLook, buttonClass } from '../../components/Button.tsx';
import { Menu } from '../../components/Menu.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { Tooltip, Tooltips } from '../../components/Tooltip.tsx';
import { useToast } from '../../components/toasts/useToast.ts';
import { Group, Specimen } from './Group.tsx';
import { LONG } from './samples.ts';

const LOOKS: readonly ButtonLook[] = ['primary', 'secondary', 'danger', 'quiet'];

export const ActionsGroup = () => {
  const showToast = useToast();
  const tell = (name: string) => (): void =>
    showToast({ tone: 'done', title: `Chosen: ${name}`, description: 'It was only an example.' });
  return (
    <Group id="actions">
      <Specimen name="Button">
        {LOOKS.map((look) => (
          <div key={look} className="flex flex-wrap gap-3">
            <Button look={look}>{look}</Button>
            <Button look={look}>
              <Trash2 aria-hidden className="size-4" />
              With an icon
            </Button>
            <Button look={look} isBusy>
              Busy
            </Button>
            <Button look={look} disabled>
              Disabled
            </Button>
            <a className={buttonClass(look)} href="#actions">
              To the actions
            </a>
          </div>
        ))}
        <div>
          <Button look="primary">{LONG}</Button>
        </div>
      </Specimen>
      <Specimen name="Menu">
        <div className="flex flex-wrap gap-3">
          <Menu
            label="More"
            items={[
              { name: 'Rename', onChoose: tell('Rename') },
              { name: LONG, onChoose: tell('the long one') },
              { name: 'Share', isDisabled: true, onChoose: tell('Share') },
              { name: 'Delete', isDangerous: true, onChoose: tell('Delete') },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Tooltip">
        <Tooltips>
          <div className="flex flex-wrap gap-3">
            <Tooltip text="It comes after 700 ms.">
              <Button look="secondary">Point here</Button>
            </Tooltip>
            <Tooltip text={LONG}>
              <Button look="secondary">And then here</Button>
            </Tooltip>
          </div>
        </Tooltips>
      </Specimen>
      <Specimen name="Link to another site">
        <p>
          <OutsideLink href="https://example.org">Read more about it</OutsideLink>
        </p>
      </Specimen>
    </Group>
  );
};
