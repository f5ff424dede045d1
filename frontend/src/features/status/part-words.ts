import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';

const names: Readonly<Record<string, string>> = {
  'command-api': 'Saving what you do',
  'event-store': 'Your history',
  projections: 'Keeping your pages up to date',
  database: 'Our records',
  'read-api': 'Showing your pages',
};

/** What a part is called on the page. One that is newer than this page keeps its own name. */
export const partName = ({ name }: HealthPart): string => names[name] ?? name;

export const partState = ({ status }: HealthPart): string => {
  switch (status) {
    case 'ok':
      return 'Working';
    case 'failing':
      return 'Not working right now';
  }
};
