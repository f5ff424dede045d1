import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { Select } from '../../components/Select.tsx';
import { Slider } from '../../components/Slider.tsx';
import { TextField } from '../../components/TextField.tsx';
import { Group, Specimen, States } from './Group.tsx';
import { UNBREAKABLE } from './samples.ts';

const OPTIONS = [
  { value: 'one', name: 'The first' },
  { value: 'two', name: 'The second' },
  { value: 'long', name: UNBREAKABLE },
] as const;

type Choice = (typeof OPTIONS)[number]['value'];

const LEVEL = { min: 0, max: 10, step: 1 } as const;

export const FieldsGroup = () => {
  const [choice, setChoice] = useState<Choice>('one');
  const [level, setLevel] = useState(4);
  const [isOn, setIsOn] = useState(true);
  const select = { options: OPTIONS, value: choice, onChoose: setChoice };
  const slider = { ...LEVEL, value: level, valueText: `${level} of 10`, onSlide: setLevel };
  const checkbox = { isOn, onSwitch: setIsOn };
  return (
    <Group id="fields">
      <Specimen name="Text field">
        <States>
          <TextField label="Empty" placeholder="Somebody’s name" />
          <TextField
            label="With a hint"
            hint="As it stands in your passport."
            defaultValue="Robin"
          />
          <TextField label="With an error" error="This is needed." />
          <TextField
            label="With both"
            hint="Five digits."
            error="That ZIP code is not known."
            defaultValue="00000"
          />
          <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
          <TextField
            label={UNBREAKABLE}
            hint={UNBREAKABLE}
            error={UNBREAKABLE}
            defaultValue={UNBREAKABLE}
          />
        </States>
      </Specimen>
      <Specimen name="Password field">
        <States>
          <PasswordField label="Password" autoComplete="off" defaultValue="a long sentence" />
          <PasswordField label="Password, wrong" autoComplete="off" error="That is not it." />
          <PasswordField label="Password, disabled" autoComplete="off" disabled />
        </States>
      </Specimen>
      <Specimen name="Select">
        <States>
          <Select {...select} label="Choice" />
          <Select {...select} label="Choice, with both" hint="Any." error="Not this one." />
          <Select {...select} label="Choice, disabled" disabled />
        </States>
      </Specimen>
      <Specimen name="Slider">
        <States>
          <Slider {...slider} label="Level" />
          <Slider {...slider} label="Level, with a hint" hint="Ten is the most." />
          <Slider {...slider} label="Level, disabled" disabled />
        </States>
      </Specimen>
      <Specimen name="Checkbox">
        <States>
          <Checkbox {...checkbox} label="On or off" description="It can be either." />
          <Checkbox {...checkbox} label="Disabled" description="Not now." disabled />
          <Checkbox {...checkbox} label={UNBREAKABLE} description={UNBREAKABLE} />
        </States>
      </Specimen>
    </Group>
  );
};
