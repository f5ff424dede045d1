import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { isChosen } from './projects.ts';

const chosen: readonly { chosen: readonly string[]; projects: readonly string[] }[] = [
  { chosen: [], projects: ['unit', 'soak', 'soak-component'] },
  { chosen: ['unit'], projects: ['unit'] },
  { chosen: ['!soak*'], projects: ['unit'] },
  { chosen: ['soak*'], projects: ['soak', 'soak-component'] },
  { chosen: ['unit', 'soak*', '!soak-component'], projects: ['unit', 'soak'] },
];

test(
  'a run loads the projects that its patterns choose, as Vitest reads them',
  everyRow(chosen, (row) => {
    const all = ['unit', 'soak', 'soak-component'];
    expect(all.filter((project) => isChosen(project, row.chosen))).toEqual(row.projects);
  }),
);
