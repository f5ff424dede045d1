import type { DangerRelief } from '../danger-relief.ts';
import { REAL } from './guards.constants.ts';

/** Events in a game, a film or a story. */
export const STORIES_RELIEFS: readonly DangerRelief[] = [
  {
    id: 'en-story',
    language: 'en',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'movie|character|villain|cartoon|doll|puppet|storybook|comic|documentary|podcast|podcasts|novel|fortnite|minecraft|jurassic|zelda|titanic|zombie|zombies|superhero|princess|video_game|school_play|yearbook',
    unless: REAL,
    hits: [
      'In Fortnite he says he will kill his cousin',
      'We watched the documentary about the boy who was locked away',
      'the princess poisons the king in her story',
    ],
    nearMisses: [
      'She met a man on Fortnite',
      'A zombie in the movie told him to kill himself',
      'She asked a man in the movie chat to meet',
    ],
    source: 'harmless messages about games, films and stories',
  },
  {
    id: 'es-cuento',
    language: 'es',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'pelicula|caricatura|villano|documental|en_su_cuento|un_cuento|en_el_cuento|videojuego|roblox|fortnite|minecraft|zombis|zombies|novela|personaje|superheroe|disfrazarse|tiburones',
    unless: REAL,
    hits: [
      'En su cuento el lobo mata a la abuela',
      'mi hijo juega a los zombis y dice que nos va a comer',
      'en Roblox le mataron el personaje',
    ],
    nearMisses: [
      'Un señor de Roblox le pide fotos',
      'Vio la película y quiere suicidarse',
      'conoció en Fortnite a un hombre',
    ],
    source: 'harmless messages about games, films and stories',
  },
];
