import { storeLesson } from '@hearthway/infra/adapters/content/content.fixture.ts';
import type { TestApi } from '../command-api.fixture.ts';

export const QUESTION = 'Which song helps children to brush their teeth?';

export const OWN_SENTENCES = [
  'A short song of 20 seconds helps many children to brush their teeth.',
  'Sing it each time.',
];

export const OWN = OWN_SENTENCES.join(' ');

const SPANISH = 'Una canción corta de 20 segundos ayuda a muchos niños a cepillarse los dientes.';

export const storeTeethLesson = ({ database }: Pick<TestApi, 'database'>) =>
  storeLesson(database, {
    id: 'teeth',
    texts: {
      en: {
        title: 'Healthy teeth',
        sections: { song: ['A short song', OWN] },
      },
      es: { title: 'Dientes sanos', sections: { song: ['Una canción', SPANISH] } },
    },
  });
