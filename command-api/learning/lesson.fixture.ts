import type { StoredLesson } from '@hearthway/infra/adapters/content/content.fixture.ts';

const rightAnswers = { light: 0, noise: 1, story: 2, bed: 0 };

/** A lesson of 50 XP with two sections, four questions and a badge. */
export const LESSON = {
  id: 'sleep',
  rightAnswers,
  texts: {
    en: {
      title: 'Sleeping well',
      badge: 'Night Owl',
      sections: {
        evening: ['A calm evening', 'Less light helps many children to fall asleep'],
        night: ['At night', 'Stay near the bed, and say little'],
      },
      questions: rightAnswers,
    },
    es: {
      title: 'Dormir bien',
      badge: 'Lechuza',
      sections: {
        evening: ['Una tarde tranquila', 'Menos luz ayuda a muchos niños a dormirse'],
        night: ['De noche', 'Quédese cerca de la cama y hable poco'],
      },
      questions: rightAnswers,
    },
  },
} as const satisfies StoredLesson & { readonly rightAnswers: object };
