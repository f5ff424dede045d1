import type { DangerRelief } from '../danger-relief.ts';
import { ALL_THE_SAME, PAIRS, PEERS } from './guards.constants.ts';

/** Statements that something does not happen, or did not. */
export const DENIED_RELIEFS: readonly DangerRelief[] = [
  {
    id: 'es-ya-no',
    language: 'es',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'ya no [se] [lo|la|le|me|nos|los|las] pega|pegan|golpea|encierra|encierran|amarra|amarran|muerde|lastima|escapa|avienta|patea|rasguna|toma|grita',
    unless: ALL_THE_SAME,
    hits: [
      'La maestra ya no lo encierra en el clóset',
      'ya no se muerde las manos',
      'Mi hijo ya no me pega',
    ],
    nearMisses: ['Ya no respira', 'ya no quiero vivir', 'ya no me pega solo a mí, también al niño'],
    source: PAIRS,
  },
  {
    id: 'en-does-not',
    language: 'en',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'is|are|was|were|has|have|had|do|does|did|been not ~1 missing|violent|abusive|abuse|abused|dangerous|swallowed|swallow|hit|hits|hitting|bite|bites|bitten|kick|run|wander|wandered|elope|eloped|threatened|threaten|tie|tied|restrain|restrained|restraint|poisoned|choking|bleeding|overdose|danger|emergency|escaped|drink|drunk',
    unless: ALL_THE_SAME,
    hits: ['She isn’t missing', 'Our school does not use restraint', 'my husband did not hit me'],
    nearMisses: [
      'He does not hit me every day',
      'He says he did not hit her',
      'He is not breathing',
    ],
    source: PAIRS,
  },
  {
    id: 'en-never',
    language: 'en',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'never ~2 hit|hits|hurt|hurts|bites|bit|bitten|swallowed|drunk|drank|laid|run|ran|runs|wandered|left|eloped|kicked|kicks|threatened|locked|tied|seizure|seizures|suicidal',
    unless: ALL_THE_SAME,
    hits: [
      'he never hits',
      'My husband has never laid a hand on us',
      'Never had a seizure in her life',
    ],
    nearMisses: [
      'He had never hit me before tonight',
      'he never hits me where it shows',
      'She never left the yard before',
    ],
    source: PAIRS,
  },
  {
    id: 'en-i-am-not-suicidal',
    language: 'en',
    takes: 'clause',
    leaves: 'line',
    pattern:
      'not|never ~1 suicidal|going_to_kill_myself|going_to_hurt_myself|thinking_of_suicide|in_danger',
    unless: 'say|saying|sure|but|just|until',
    hits: [
      'No, I’m not suicidal, the survey just asks',
      'i am not going to hurt myself',
      'I was never suicidal',
    ],
    nearMisses: [
      'I’m suicidal',
      'i am not saying that I am not suicidal',
      'I am not sure if I am suicidal',
    ],
    source: PEERS,
  },
  {
    id: 'en-almost',
    language: 'en',
    takes: 'clause',
    leaves: 'nothing',
    pattern: 'almost|nearly swallowed|ate|drank|took',
    unless: 'bottle|pills|all',
    hits: [
      'She almost swallowed the battery',
      'he nearly drank the soap',
      'I almost took his vitamins',
    ],
    nearMisses: [
      'He swallowed almost all of it',
      'She nearly drowned',
      'he almost drank a whole bottle of bleach',
    ],
    source: PAIRS,
  },
  {
    id: 'es-no-hace',
    language: 'es',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'no [se] [lo|la|le|me|nos|los|las] pega|pegan|pego|muerde|muerden|golpea|golpean|golpeo|escapa|ha_escapado|trago|tomo|comio|bebio|lastima|lastimo|encierra|encierran|amarra|amarran|es_violento|es_violenta|es_abuso|esta_perdido|esta_perdida|es_emergencia',
    unless: ALL_THE_SAME,
    hits: ['no se tomó nada', 'Mi esposo no me pega', 'mi hijo no pega ni muerde'],
    nearMisses: ['No me pega siempre', 'Dice que no le pega', 'no me pega cuando hay gente'],
    source: PAIRS,
  },
  {
    id: 'es-nunca',
    language: 'es',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'nunca ~3 pega|pegado|muerde|mordido|escapado|escapa|querido|tragado|tomado|lastimado|golpeado|tocado|convulsionado|perdido|pensado|intentado',
    unless: ALL_THE_SAME,
    hits: [
      'Nunca me he querido matar',
      'No se ha escapado nunca ni nunca se ha perdido',
      'nunca ha pegado a nadie',
    ],
    nearMisses: [
      'Nunca me había pegado',
      'nunca aparece mi hija',
      'nunca voy a volver, me quiero morir',
    ],
    source: PAIRS,
  },
];
