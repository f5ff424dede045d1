import type { DangerSign } from '../danger-sign.ts';

/** Restraint and seclusion at school or in a clinic. */
export const SCHOOL_SIGNS: readonly DangerSign[] = [
  {
    id: 'en-restraint',
    kind: 'restraint',
    tier: 'violence',
    language: 'en',
    pattern:
      'restrained|restraining|restrain|restrains|strapped|tied|pinned|held_down|holding_him_down|holding_her_down|secluded|seclusion|locked|duct ~5 school|teacher|teachers|aide|staff|chair|closet|room|floor|him|her|class|bus',
    hits: [
      'The school restrained him on the floor again',
      'they locked her in a closet at school',
      'He was strapped to a chair by staff',
    ],
    nearMisses: [
      'How do I unlock a lesson?',
      'Our school has a calm corner',
      'Is the room wheelchair accessible?',
    ],
    source: 'peers.md: dangers of this audience that no assistant answers',
  },
  {
    id: 'es-contencion',
    kind: 'restraint',
    tier: 'violence',
    language: 'es',
    pattern:
      'amarraron|amarran|amarrado|amarrada|sujetaron|sujetan|inmovilizaron|encerraron|encierran|encerrado|encerrada ~6 escuela|maestra|maestro|salon|silla|cuarto|closet|bano|clase|camion|piso',
    hits: [
      'lo amarraron a una silla en la escuela',
      'La encerraron sola en el salón',
      'me dijeron que lo sujetan en el piso',
    ],
    nearMisses: [
      '¿Cómo amarro sus agujetas?',
      'La escuela cerró por nieve',
      '¿La silla del carro la cubre el seguro?',
    ],
    source: 'peers.md: dangers of this audience that no assistant answers',
  },
  {
    id: 'en-school-hides',
    kind: 'restraint',
    tier: 'violence',
    language: 'en',
    pattern:
      'room|closet|booth|box|door|bolt|padlock|seclusion|quiet_room|calm_room|basement ~6 will_not_let|not_let_me|outside_bolt|lock_on|locks_from|bolt_outside|screaming|screams|dark|hold_the_door|held_the_door|holds_the_door|no_window',
    hits: [
      'They have a room that locks from the outside',
      'the calm room has no window',
      'in the closet he screams and they hold the door',
    ],
    nearMisses: [
      'Is the room bright enough?',
      'They let me visit the class',
      'A box of toys for the door',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-school-force',
    kind: 'restraint',
    tier: 'violence',
    language: 'en',
    pattern:
      'teacher|aide|para|staff|principal|therapist|driver|lead|bcba|rbt|tech|school|they|she|he ~4 sat_on|sits_on|dragged|drags|yanked|pinned|prone|face_down|held_down|holds_down|holding|slapped|hit|pinched|grabbed|choked|shoved|knelt|knee_on|restrained ~6 him|her|kid|student|kindergartner*|child|son|daughter|floor|arm|face|neck|back|hold',
    hits: [
      'the aide sat on my son',
      'My lead is holding a child face to the floor',
      'they dragged her by the arm',
    ],
    nearMisses: [
      'The teacher holding the sign was kind',
      'Staff hit the target of the plan',
      'She grabbed a seat at noon',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-locked-in-at-school',
    kind: 'abuse',
    tier: 'violence',
    language: 'en',
    pattern:
      'lock|locks|locked|locking|shut|shuts|put|puts|shove|shoved ~3 him|her|them|kid|kids|child|son|daughter|student|students|boy|girl ~4 padded|closet|seclusion|bathroom|isolation|storage|supply_room|empty_room|basement|in_a_room|cage|box',
    hits: [
      'they lock my kid in a padded room at school',
      'the aide put him in a closet and shut the door',
      'She locks the boy in the bathroom when he screams',
    ],
    nearMisses: [
      'We put his coat on the hook',
      'They put him on the waitlist',
      'She put her shoes in the hall',
    ],
    source: 'a second list of plain messages: those that were missed',
  },
];
