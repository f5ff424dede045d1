import { Accordion } from '../../components/Accordion.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import { Group, Specimen } from './Group.tsx';
import { LONG } from './samples.ts';

export const PartsGroup = () => (
  <Group id="parts">
    <Specimen name="Tabs">
      <Tabs
        label="Example"
        tabs={[
          { id: 'one', name: 'Overview', content: <p>What is in the first.</p> },
          { id: 'two', name: 'Details', content: <p className="measure">{LONG}.</p> },
          { id: 'three', name: 'Disabled', isDisabled: true, content: null },
          { id: 'four', name: LONG, content: <p>What is in the last.</p> },
        ]}
      />
    </Specimen>
    <Specimen name="Accordion">
      <Accordion
        parts={[
          { id: 'one', title: 'What does it cost?', content: <p>Nothing.</p> },
          { id: 'two', title: LONG, content: <p className="measure">{LONG}.</p> },
          { id: 'three', title: 'Disabled', isDisabled: true, content: null },
        ]}
      />
    </Specimen>
  </Group>
);
